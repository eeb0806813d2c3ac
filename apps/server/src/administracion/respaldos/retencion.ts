// Which copies stay: of each of the last days that have one, the last; the same of the last weeks and the last months, by the institution's calendar. The newest of all
// always stays, whatever was configured.
export interface CopiaConFecha {
  readonly id: string;
  readonly terminadoEn: string;
}

export interface CuantasGuardar {
  readonly diarios: number;
  readonly semanales: number;
  readonly mensuales: number;
}

/** Their ids. */
export function elegirLasQueQuedan(
  copias: readonly CopiaConFecha[],
  { diarios, semanales, mensuales }: CuantasGuardar,
  zona: string,
): ReadonlySet<string> {
  const deNuevaAVieja = copias
    .map(({ id, terminadoEn }) => ({
      id,
      cuando: Temporal.Instant.from(terminadoEn).toZonedDateTimeISO(zona),
    }))
    .sort((a, b) => Temporal.ZonedDateTime.compare(b.cuando, a.cuando));
  const reglas: readonly (readonly [number, (cuando: Temporal.ZonedDateTime) => string])[] = [
    [1, () => 'la última'],
    [diarios, (cuando) => cuando.toPlainDate().toString()],
    [semanales, ({ yearOfWeek, weekOfYear }) => `${yearOfWeek}-${weekOfYear}`],
    [mensuales, (cuando) => cuando.toPlainDate().toPlainYearMonth().toString()],
  ];
  const quedan = new Set<string>();
  for (const [cuantas, grupoDe] of reglas) {
    const vistos = new Set<string>();
    for (const { id, cuando } of deNuevaAVieja) {
      const grupo = grupoDe(cuando);
      if (vistos.has(grupo)) continue;
      if (vistos.size === cuantas) break;
      vistos.add(grupo);
      quedan.add(id);
    }
  }
  return quedan;
}
