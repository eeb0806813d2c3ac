// Holy Week moves with Easter: Thursday, Friday and Saturday before it are holidays.

export function diasDeSemanaSanta(anio: number): string[] {
  const domingo = domingoDePascua(anio);
  return [3, 2, 1].map((antes) => domingo.subtract({ days: antes }).toString());
}

/** The anonymous Gregorian computus; the letters are those under which it is always published. */
function domingoDePascua(anio: number): Temporal.PlainDate {
  const parte = (numero: number, divisor: number) => Math.floor(numero / divisor);
  const a = anio % 19;
  const b = parte(anio, 100);
  const c = anio % 100;
  const g = parte(8 * b + 13, 25);
  const h = (19 * a + b - parte(b, 4) - g + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * parte(c, 4) - h - (c % 4)) % 7;
  const m = parte(a + 11 * h + 22 * l, 451);
  const n = h + l - 7 * m + 114;
  return Temporal.PlainDate.from({ year: anio, month: parte(n, 31), day: (n % 31) + 1 });
}
