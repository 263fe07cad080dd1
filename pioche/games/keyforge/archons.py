"""Names for archons that chance has made."""

from __future__ import annotations

from pioche.engine.rng import Rng

_NAMES = """
Aldéric Balthaze Cymbelle Dorgane Elvaric Fantine Gorlim Hespéra Ivarn Jocaste Kelmar Lisandre Morvane Nestor Ombeline
Pyrrhus Quillan Rosmarin Sélène Tarquin Ursule Valbert Wendeline Xanthe Ysolde Zéphyrin Barnabé Clotaire Dagmar Eustache
Frénégonde Gontran Hildegarde Irénée Lothaire Mélusine Odilon Pétronille Thibert Vivienne
""".split()
_TITLES = """
Alchimiste Arpenteur Bâtisseur Cartographe Champion Chroniqueur Collectionneur Colporteur Conteur Dompteur Duelliste
Émissaire Enchanteur Forgeron Gardien Herboriste Horloger Lanceur Magistrat Marcheur Médiateur Navigateur Oracle Passeur
Prophète Rôdeur Souffleur Tisseur Veilleur Voyageur
""".split()
_PLACES = """des Brumes,de la Tour Penchée,du Neuvième Pont,des Sables Rouges,de Sombrécho,des Ronces,
du Puits Sans Fond,
de la Lune Fendue,des Cent Marches,du Marché Gris,de la Flèche,des Eaux Lentes,de Verreclair,du Grand Escalier,
des Lanternes,de Hautefaille,du Jardin Inversé,des Vents Contraires""".replace("\n", "").split(",")
_QUALITIES = """
Patient Téméraire Taciturne Splendide Inflexible Distrait Insatiable Magnanime Revêche Volubile Austère Perfide Candide
Flamboyant Opiniâtre Placide
""".split()


def name(rng: Rng) -> str:
    """`Morvane, Tisseur des Brumes`, `Gontran « le Placide » de Sombrécho`, and so on."""
    first, title, place, quality = rng.pick(_NAMES), rng.pick(_TITLES), rng.pick(_PLACES), rng.pick(_QUALITIES)
    shapes = (
        f"{first}, {title} {place}",
        f"{first} « le {quality} » {place}",
        f"{first} {rng.pick(list('ABCDEFGLMNPRSTV'))}. {rng.pick(_NAMES)}, {title}",
        f"Le {title} {quality} {place}",
    )
    return shapes[rng.below(len(shapes))]
