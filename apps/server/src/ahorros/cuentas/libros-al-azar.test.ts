// Whatever moves between accounts and agencias, in whatever order: what each product's accounts hold in each agencia is what the books say of its
// control account, and no account ever owes.
import { randomUUID } from 'node:crypto';
import { cerrarCuenta, verLiquidacion } from '@cuadra/contract/ahorros/cierre-de-cuenta';
import * as contrato from '@cuadra/contract/ahorros/movimientos';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { auxiliarDeAhorros } from '#ahorros/auxiliar.ts';
import { HOY, type MundoDeAhorros, mundoDeAhorros, PUENTE } from '#ahorros/testing/mundo-de-ahorros.ts';

type Paso =
  | { readonly que: 'depositar'; readonly cual: number; readonly monto: number }
  | { readonly que: 'retirar'; readonly cual: number; readonly monto: number }
  | { readonly que: 'transferir'; readonly cual: number; readonly otra: number; readonly monto: number }
  | { readonly que: 'ajustar'; readonly cual: number; readonly monto: number; readonly dia: number }
  | { readonly que: 'deshacer'; readonly cual: number; readonly otra: number }
  | { readonly que: 'cerrar'; readonly cual: number; readonly otra: number };

const cual = fc.nat({ max: 5 });
const monto = fc.integer({ min: 1, max: 400_00 });
const paso: fc.Arbitrary<Paso> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.oneof(
      fc.record({ que: fc.constant('depositar' as const), cual, monto }),
      fc.record({ que: fc.constant('retirar' as const), cual, monto }),
    ),
  },
  { weight: 6, arbitrary: fc.record({ que: fc.constant('transferir' as const), cual, otra: cual, monto }) },
  {
    weight: 2,
    arbitrary: fc.record({
      que: fc.constant('ajustar' as const),
      cual,
      monto,
      dia: fc.integer({ min: 1, max: 16 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.oneof(
      fc.record({ que: fc.constant('deshacer' as const), cual, otra: cual }),
      fc.record({ que: fc.constant('cerrar' as const), cual, otra: cual }),
    ),
  },
);

test('en cada paso al azar las cuentas suman sus libros', async () => {
  const hechos = new Map<string, number>();
  const propiedad = fc.asyncProperty(fc.array(paso, { minLength: 25, maxLength: 45 }), async (pasos) => {
    const mundo = await mundoDeAhorros();
    try {
      const cuentas = await abrirSeis(mundo);
      for (const uno of pasos) {
        const hecho = await dar(mundo, cuentas, uno);
        if (hecho) hechos.set(uno.que, (hechos.get(uno.que) ?? 0) + 1);
        await mundo.exigirIgualdad();
      }
      expect(await auxiliarDeAhorros.comparar(mundo.db)).toEqual([]);
    } finally {
      await mundo.cerrar();
    }
  });
  await fc.assert(propiedad, { numRuns: 4, endOnFailure: true });
  // Days in which nothing happened would prove nothing.
  for (const que of ['depositar', 'retirar', 'transferir', 'ajustar', 'deshacer', 'cerrar'])
    expect([que, hechos.get(que) ?? 0]).toEqual([que, expect.toSatisfy((cuantos) => cuantos > 0)]);
});

async function abrirSeis(mundo: MundoDeAhorros): Promise<readonly number[]> {
  const nuevas = [await mundo.abrir({}), await mundo.abrir({ agencia: '02' })];
  for (const { id } of nuevas) await mundo.depositar(id, 300_00);
  return [mundo.una, mundo.otra, mundo.deOtraAgencia, mundo.aPlazo, ...nuevas].map(({ id }) => id);
}

/** Whether it was done; a refusal is a refusal, anything else fails. */
async function dar(mundo: MundoDeAhorros, cuentas: readonly number[], uno: Paso): Promise<boolean> {
  const id = cuentas[uno.cual] ?? 0;
  const llave = randomUUID();
  const { token } = mundo.ahorrosDeTodas;
  if (uno.que === 'depositar' || uno.que === 'retirar') {
    const signo = uno.que === 'depositar' ? 1 : -1;
    return mundo.depositar(id, signo * uno.monto, HOY).then(
      () => true,
      () => false,
    );
  }
  if (uno.que === 'ajustar') {
    const body = {
      ...({
        sentido: uno.monto % 2 === 0 ? 'abono' : 'cargo',
        monto: uno.monto,
        idCuenta: '603102',
        concepto: 'Ajuste',
      } as const),
      fechaValor: `2026-11-${String(uno.dia).padStart(2, '0')}`,
    };
    return vale(
      await mundo.llamar(
        contrato.ajustarCuenta,
        { params: { id }, body },
        { token: mundo.contador.token, llave },
      ),
    );
  }
  const otra = cuentas[uno.otra] ?? 0;
  if (uno.que === 'transferir') {
    const body = { desde: id, hacia: otra, monto: uno.monto, concepto: 'Al azar', puente: PUENTE };
    return vale(await mundo.llamar(contrato.transferir, { body }, { token, llave }));
  }
  if (uno.que === 'deshacer') {
    const { movimientos } = (
      await mundo.llamar(contrato.listarMovimientosDeAhorro, { params: { id }, query: {} }, { token })
    ).cuerpo;
    const suyo = movimientos.find(({ deshacible, contraparte }) => deshacible && contraparte !== null);
    if (suyo === undefined) return false;
    return vale(
      await mundo.llamar(
        contrato.deshacerMovimiento,
        { params: { id, n: suyo.n }, body: { motivo: 'Al azar' } },
        { token, llave },
      ),
    );
  }
  const leida = await mundo.llamar(verLiquidacion, { params: { id } }, { token });
  if (leida.status !== 200) return false;
  const { version } = await mundo.db
    .selectFrom('cuentaAhorro')
    .select('version')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const body = {
    motivo: 'Al azar',
    destino: otra,
    puente: PUENTE,
    total: leida.cuerpo.total,
    aceptaAnticipado: true,
    version,
  };
  return vale(await mundo.llamar(cerrarCuenta, { params: { id }, body }, { token, llave }));
}

function vale({ status, problema }: { status: number; problema: { codigo: string } }): boolean {
  if (status >= 500) throw new Error(problema.codigo);
  return status < 300;
}
