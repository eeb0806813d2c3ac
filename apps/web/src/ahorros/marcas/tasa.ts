// What is earned a year, as people read it. Rates are whole parts per million.
//
//   decirTasa(35_000) → '3.50 %'      decirTasa(32_525) → '3.2525 %'
const DECIMALES_MIN = 2;
const PPM_POR_PORCENTAJE = 10_000;

export function decirTasa(ppm: number): string {
  const entera = Math.floor(ppm / PPM_POR_PORCENTAJE);
  const decimales = String(ppm % PPM_POR_PORCENTAJE)
    .padStart(4, '0')
    .replace(/0+$/, '')
    .padEnd(DECIMALES_MIN, '0');
  return `${entera}.${decimales}\u00a0%`;
}
