// What is asked for a product: its base price and so many percent of it, to the nearest centavo.

/** Both with two decimals at most; added up in whole centavos, so that no fraction is lost on the way. */
export function priceWithTax(basePrice: number, taxPercent: number): number {
  const base = Math.round(basePrice * 100);
  const tax = Math.round(taxPercent * 100);
  return Math.round((base * (10_000 + tax)) / 10_000) / 100;
}
