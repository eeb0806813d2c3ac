// The folios that the demo institution was authorised before the year began, so that its books can be printed.
import type { LibroLegal } from '@cuadra/contract/contabilidad/folios/libros-legales';
import type { Tx } from '#platform/database/escribir.ts';
import { ZONA_HORARIA } from '#platform/reloj.ts';

const existencias: readonly { readonly libro: LibroLegal; readonly hasta: number }[] = [
  { libro: 'diario', hasta: 800 },
  { libro: 'mayor', hasta: 800 },
  { libro: 'inventarios', hasta: 60 },
  { libro: 'estados_financieros', hasta: 120 },
];

export async function cargarFoliosDemo(tx: Tx, ahora: Temporal.Instant): Promise<void> {
  const anio = ahora.toZonedDateTimeISO(ZONA_HORARIA).year;
  const { id } = await tx
    .selectFrom('usuario')
    .select('id')
    .where('correo', '=', 'contador@cuadra.demo')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('autorizacionFolios')
    .values(
      existencias.map(({ libro, hasta }, i) => ({
        libro,
        resolucion: `SAT-GRN-${anio - 1}-${4_181 + i * 7}`,
        fecha: `${anio - 1}-12-15`,
        desde: 1,
        hasta,
        registradaPor: id,
        registradaEn: ahora.toString(),
      })),
    )
    .execute();
}
