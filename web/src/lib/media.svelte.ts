const phones = matchMedia("(max-width: 600px)");
let isPhone = $state(phones.matches);
phones.addEventListener("change", (event) => (isPhone = event.matches));
const rails = matchMedia("(min-width: 601px) and (max-width: 1100px)");
let isTablet = $state(rails.matches);
rails.addEventListener("change", (event) => (isTablet = event.matches));

export const phone = (): boolean => isPhone;
export const tablet = (): boolean => isTablet;
