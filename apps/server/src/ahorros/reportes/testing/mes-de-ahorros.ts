// Savers of two agencias with what they brought, a month of interest paid to all of them and another one calculated.
import { sql } from 'kysely';
import { comoPersona } from '#ahorros/testing/como-persona.ts';
import { abrirEnPrueba, type CuentaDePrueba } from '#ahorros/testing/cuentas-de-prueba.ts';
import { calcularEnPrueba, pagarEnPrueba } from '#ahorros/testing/pagar-intereses.ts';
import { activar, publicarProducto } from '#ahorros/testing/productos-de-prueba.ts';
import { aEscondidas, CAJA_CHICA, partida, registrar } from '#contabilidad/saldos/testing/libro-de-prueba.ts';
import type { AplicacionDePrueba } from '#testing/application.ts';

export const AHORRO = '3011020101';
export const ISR = '3051010101';
const GASTO = '7011010101';
const PLAZO_FIJO = '30110301';
const GASTO_PLAZO = '7011010103';

export interface MesDeAhorros {
  readonly asociados: readonly [string, string, string];
  /** The first asociado's, in agencia 01: what it brought, with the interest of an earlier year's end. */
  readonly una: CuentaDePrueba;
  /** Exempt, of the second one and the first. */
  readonly exenta: CuentaDePrueba;
  readonly deOtraAgencia: CuentaDePrueba;
  /** Never had any money. */
  readonly vacia: CuentaDePrueba;
  /** Q 10,000 for 180 days, of the first and the second one. */
  readonly aPlazo: CuentaDePrueba;
  /** October's, applied. */
  readonly corrida: number;
  /** That of the first days of November, waiting for somebody to approve it. */
  readonly porAprobar: number;
}

type Prueba = Pick<AplicacionDePrueba, 'db' | 'reloj' | 'url'>;
type Traido = readonly [cuenta: number, clase: string, monto: number, fecha: string, documento?: string];

const fichas = [
  ['Julia Estela Caal Pop «La Ñata»', '1234567890101', '01', '123456K'],
  ['Óscar Iván Reyes Tut', '2345678901601', '01', null],
  ['Marta Alicia Choc Ba', '3456789011601', '02', null],
] as const;

export async function mesDeAhorros(prueba: Prueba): Promise<MesDeAhorros> {
  const ids = await prueba.db.selectFrom('usuario').select(['id', 'correo']).execute();
  const idDe = (correo: string) => ids.find((uno) => uno.correo === correo)?.id ?? '';
  const [crea, aprueba] = [idDe('ahorros@cuadra.demo'), idDe('contador2@cuadra.demo')];
  const firmas = { escribe: crea, publica: aprueba };
  const asociados = await inscribir(prueba, crea);
  const vista = await publicarProducto(prueba, firmas, {
    ...{ codigo: 'AHC', nombre: 'Ahorro corriente', clase: 'vista', idCuenta: AHORRO, cuentaGasto: GASTO },
    ...{ abono: 'mensual', tramos: [{ ppm: 35_000 }] },
  });
  const plazo = await publicarProducto(prueba, firmas, {
    ...{
      codigo: 'APF',
      nombre: 'Plazo fijo',
      clase: 'plazo',
      idCuenta: PLAZO_FIJO,
      cuentaGasto: GASTO_PLAZO,
    },
    ...{ abono: 'vencimiento', plazos: [180], tramos: [{ plazoDesde: 1, ppm: 65_250 }] },
  });
  const abrir = (numero: string, titulares: readonly number[], agencia: '01' | '02' = '01') =>
    abrirEnPrueba(prueba, crea, {
      ...{ numero, producto: vista, agencia, apertura: '2025-01-10' },
      titulares: titulares.map((i) => asociados[i] ?? ''),
    });
  const una = await abrir('01-AHC-000001', [0]);
  const exenta = await abrir('01-AHC-000002', [1, 0]);
  const deOtraAgencia = await abrir('02-AHC-000001', [2], '02');
  const vacia = await abrir('01-AHC-000003', [0]);
  await traer(prueba, crea, [
    [una.id, 'deposito', 500_000_05, '2025-01-10', 'BOLETA-1'],
    [una.id, 'interes', 1_234_56, '2025-12-31'],
    [una.id, 'isr', -123_46, '2025-12-31'],
    [una.id, 'retiro', -1_000_00, '2026-10-05', 'BOLETA-2'],
    [una.id, 'deposito', 250_10, '2026-10-20'],
    [exenta.id, 'deposito', 80_000_00, '2026-03-01'],
    [deOtraAgencia.id, 'deposito', 12_345_67, '2026-10-11'],
  ]);
  // As an institution brings them: paid up to the last day of September.
  await aEscondidas(prueba.url, `update cuenta_ahorro set interes_hasta = '2026-10-01'`);
  const aPlazo = await certificado(prueba, crea, plazo, asociados);
  await eximir(prueba, crea, exenta.id);
  await registrar(
    prueba,
    partida(
      '2026-10-20',
      CAJA_CHICA,
      AHORRO,
      500_000_05 + 1_234_56 - 123_46 - 1_000_00 + 250_10 + 80_000_00,
      {
        agencia: '01',
      },
    ),
    partida('2026-10-20', CAJA_CHICA, AHORRO, 12_345_67, { agencia: '02' }),
    partida('2026-08-03', CAJA_CHICA, PLAZO_FIJO, 10_000_00),
  );
  for (const producto of [vista, plazo]) await activar(prueba, aprueba, producto);
  const pago = { productos: [vista], agencias: ['01', '02'] };
  const corrida = await pagarEnPrueba(
    prueba,
    { crea, aprueba },
    {
      ...pago,
      nombre: 'Intereses de octubre',
      desde: '2026-10-01',
      hasta: '2026-11-01',
      fecha: '2026-10-31',
    },
  );
  const porAprobar = await calcularEnPrueba(
    prueba,
    { crea, aprueba },
    {
      ...pago,
      nombre: 'Primeros de noviembre',
      desde: '2026-11-01',
      hasta: '2026-11-11',
      fecha: '2026-11-10',
    },
  );
  return { asociados, una, exenta, deOtraAgencia, vacia, aPlazo, corrida, porAprobar };
}

async function inscribir(prueba: Prueba, quien: string): Promise<[string, string, string]> {
  return comoPersona(prueba, quien, async (tx) => {
    const filas = await tx
      .insertInto('asociado')
      .values(
        fichas.map(([nombre, dpi, agencia, nit]) => ({
          ...{ nombre, dpi, agencia, nit, ingreso: '2025-01-05', documento: null, nacimiento: null },
          ...{ telefono: null, correo: null, direccion: 'Barrio Santo Domingo, Cobán' },
        })),
      )
      .returning('id')
      .execute();
    return filas.map(({ id }) => id) as [string, string, string];
  });
}

async function traer(prueba: Prueba, quien: string, traidos: readonly Traido[]): Promise<void> {
  const de = <T>(lee: (uno: Traido) => T) => traidos.map(lee);
  const nulos = traidos.map(() => null);
  await comoPersona(prueba, quien, (tx) =>
    sql`select ahorro_traer(${de(([cuenta]) => cuenta)}::bigint[], ${de(([, clase]) => clase)}::text[],
      ${de(([, , monto]) => monto)}::bigint[], ${de(([, , , fecha]) => fecha)}::date[], ${de(([, , , fecha]) => fecha)}::date[],
      ${de(([, , , fecha]) => fecha)}::date[], ${nulos}::uuid[], ${nulos}::integer[], ${nulos}::text[],
      ${de(([, , , , documento]) => documento ?? null)}::text[])`.execute(tx),
  );
}

async function eximir(prueba: Prueba, quien: string, cuenta: number): Promise<void> {
  await comoPersona(prueba, quien, (tx) =>
    tx
      .updateTable('cuentaAhorro')
      .set({ isr: 'exento', isrDocumento: 'Resolución SAT 2026-77', isrVence: '2026-12-01' })
      .where('id', '=', cuenta)
      .execute(),
  );
}

/** As it was brought from elsewhere: what it was opened with is not asked of today's rules. */
async function certificado(
  prueba: Prueba,
  quien: string,
  producto: number,
  asociados: readonly string[],
): Promise<CuentaDePrueba> {
  const numero = '01-APF-000001';
  const id = await comoPersona(prueba, quien, async (tx) => {
    const cuenta = await tx
      .insertInto('cuentaAhorro')
      .values({
        ...{ numero, producto, agencia: '01', apertura: '2026-08-03', interesHasta: '2026-08-03' },
        ...{ plazo: 180, vence: '2027-01-30', tasaPactada: 65_250, alVencer: 'renovar' },
        ...{ isrDocumento: null, isrVence: null, destino: null },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('titular')
      .values(asociados.slice(0, 2).map((asociado, i) => ({ cuenta: cuenta.id, asociado, orden: i + 1 })))
      .execute();
    return cuenta.id;
  });
  await traer(prueba, quien, [[id, 'deposito', 10_000_00, '2026-08-03']]);
  return { id, numero };
}
