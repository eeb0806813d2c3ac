// Partidas of four lines over the accounts that take them by hand, the same for everyone who is measured.
import type pg from 'pg';

export interface PartidaDePrueba {
  readonly fecha: string;
  readonly tipo: 'diario';
  readonly agencia: string;
  readonly concepto: string;
  readonly lineas: readonly { idCuenta: string; debe: number; haber: number; documento: string }[];
}

const CONCEPTOS = [
  'Depósito de ahorro corriente en ventanilla',
  'Pago de cuota de préstamo fiduciario',
  'Compra de papelería y útiles',
  'Comisión bancaria del mes',
  'Traslado de efectivo a bóveda',
];

/** One deudora, one acreedora, and so on: what grows on its own side asks nobody for a reason. */
export async function cuentasManuales(dueno: pg.Client): Promise<string[]> {
  const { rows } = await dueno.query<{ id_cuenta: string; naturaleza: string }>(
    `select id_cuenta, naturaleza from cuenta where tipo_cuenta = 'D' and estado = 'activa' order by id_cuenta`,
  );
  const de = (naturaleza: string) =>
    rows.filter((fila) => fila.naturaleza === naturaleza).map(({ id_cuenta }) => id_cuenta);
  const acreedoras = de('acreedora');
  return de('deudora').flatMap((deudora, n) => [deudora, acreedoras[n % acreedoras.length] ?? '']);
}

/** The n-th one: always the same for the same n. */
export function partidaDePrueba(n: number, cuentas: readonly string[], fecha: string): PartidaDePrueba {
  const cuenta = (salto: number, lado: 0 | 1) =>
    cuentas[((n * 14 + salto * 62) % cuentas.length) + lado] ?? '';
  const [mayor, menor] = [10_000 + (n % 9_000), 500 + (n % 400)];
  const documento = `F-${String(n % 100_000).padStart(5, '0')}`;
  return {
    fecha,
    tipo: 'diario',
    agencia: `0${1 + (n % 3)}`,
    concepto: `${CONCEPTOS[n % CONCEPTOS.length]} ${n}`,
    lineas: [
      { idCuenta: cuenta(1, 0), debe: mayor, haber: 0, documento },
      { idCuenta: cuenta(2, 0), debe: menor, haber: 0, documento },
      { idCuenta: cuenta(3, 1), debe: 0, haber: mayor, documento },
      { idCuenta: cuenta(4, 1), debe: 0, haber: menor, documento },
    ],
  };
}

export function hoyEnGuatemala(): string {
  return Temporal.Now.plainDateISO('America/Guatemala').toString();
}
