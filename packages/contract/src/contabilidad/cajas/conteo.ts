// What somebody counts in a caja, and what a count looks like once it is kept.
import { mediosDeCaja } from '@cuadra/core/cajas/arqueo';
import {
  type Conteo,
  clavesDeDenominacion,
  clavesDeDolar,
  denominaciones,
} from '@cuadra/core/cajas/denominaciones';
import { MONTO_MAX } from '@cuadra/core/dinero';
import { z } from 'zod';
import { enCentavos, entero, monto, persona, renglon } from '../../campos.ts';

const PIEZAS_MAX = 1_000_000;
const DOCUMENTOS_MAX = 200;
const piezas = entero(0, PIEZAS_MAX);

export const montoDeCaja = enCentavos(
  entero(1, MONTO_MAX, { siNoEs: 'Escriba el monto.', siEsPoco: 'Escriba un monto mayor que cero.' }),
);

/** What is not there was not found. Coins come in no bundles. */
const conteo = z
  .partialRecord(
    z.enum(clavesDeDenominacion),
    z.strictObject({ fajos: piezas, sueltas: piezas, deterioradas: piezas }),
  )
  .refine((contado) => monedasSinFajos(contado), {
    error: 'Los fajos son de billetes: cuente las monedas sueltas.',
  });

function monedasSinFajos(contado: Conteo): boolean {
  return denominaciones.every(
    ({ clave, clase }) => clase === 'billete' || (contado[clave]?.fajos ?? 0) === 0,
  );
}

/** Everything that a count finds; dollars are told beside, and valued at a stated rate. */
export const loContado = z.strictObject({
  conteo,
  cheques: z
    .array(z.strictObject({ banco: renglon(60).min(1), numero: renglon(30).min(1), monto: montoDeCaja }))
    .max(DOCUMENTOS_MAX)
    .default([]),
  vales: z
    .array(z.strictObject({ concepto: renglon(120).min(1), monto: montoDeCaja }))
    .max(DOCUMENTOS_MAX)
    .default([]),
  dolares: z.partialRecord(z.enum(clavesDeDolar), piezas).default({}),
});
export type LoContado = z.infer<typeof loContado>;

const clasesDeArqueo = ['apertura', 'cierre', 'sorpresa'] as const;

export const porMedio = z.record(z.enum(mediosDeCaja), monto);

export const arqueo = z.object({
  id: z.uuid(),
  clase: z.enum(clasesDeArqueo),
  /** 1 is the first of its kind; a recount is another. */
  n: z.int(),
  conteo: z.partialRecord(
    z.enum(clavesDeDenominacion),
    z.object({ fajos: z.int(), sueltas: z.int(), deterioradas: z.int() }),
  ),
  cheques: z.array(z.object({ banco: z.string(), numero: z.string(), monto })),
  vales: z.array(z.object({ concepto: z.string(), monto })),
  dolares: z.partialRecord(z.enum(clavesDeDolar), z.int()),
  /** Quetzales for a dollar, in parts per million: what the dollars were valued at. */
  tasaDolar: z.int(),
  contado: porMedio,
  total: monto,
  /** What the books said, and what was found more (or less); null to whoever must not know it yet. */
  libro: porMedio.nullable(),
  diferencia: monto.nullable(),
  explicacion: z.string().nullable(),
  contadoPor: persona,
  firmadoCon: persona.nullable(),
  hechoEn: z.iso.datetime(),
});
export type Arqueo = z.infer<typeof arqueo>;
