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

export async function cuentasManuales(dueno: pg.Client): Promise<string[]> {
  const { rows } = await dueno.query<{ id_cuenta: string }>(
    `select id_cuenta from cuenta where tipo_cuenta = 'D' and estado = 'activa' order by id_cuenta`,
  );
  return rows.map(({ id_cuenta }) => id_cuenta);
}

/** The n-th one: always the same for the same n. */
export function partidaDePrueba(n: number, cuentas: readonly string[], fecha: string): PartidaDePrueba {
  const cuenta = (salto: number) => cuentas[(n * 7 + salto * 31) % cuentas.length] ?? '';
  const [mayor, menor] = [10_000 + (n % 9_000), 500 + (n % 400)];
  const documento = `F-${String(n % 100_000).padStart(5, '0')}`;
  return {
    fecha,
    tipo: 'diario',
    agencia: `0${1 + (n % 3)}`,
    concepto: `${CONCEPTOS[n % CONCEPTOS.length]} ${n}`,
    lineas: [
      { idCuenta: cuenta(1), debe: mayor, haber: 0, documento },
      { idCuenta: cuenta(2), debe: menor, haber: 0, documento },
      { idCuenta: cuenta(3), debe: 0, haber: mayor, documento },
      { idCuenta: cuenta(4), debe: 0, haber: menor, documento },
    ],
  };
}

export function hoyEnGuatemala(): string {
  return Temporal.Now.plainDateISO('America/Guatemala').toString();
}
