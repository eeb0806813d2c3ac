// What the voucher of a cheque and the register must say, from what the screen gets.
import * as contrato from '@cuadra/contract/contabilidad/bancos/cheques';
import { verPartida } from '@cuadra/contract/contabilidad/partidas';
import type { CallOf, Endpoint, ResponseOf } from '@cuadra/contract/endpoint';
import type { Caso } from '#reportes/testing/caso.ts';
import type { AplicacionDePrueba } from '#testing/application.ts';

type DeCheques = 'cheque-voucher' | 'registro-de-cheques';
type Mundo = AplicacionDePrueba & { readonly contador: { readonly id: string; readonly token: string } };

const [GASTOS, ENERGIA, POR_PAGAR] = ['706105', '70619901', '30510102'] as const;
const DIAS = { desde: '2026-11-01', hasta: '2026-11-16' } as const;

async function pedir<E extends Endpoint>(
  { llamar, contador }: Mundo,
  endpoint: E,
  call: object,
): Promise<ResponseOf<E>> {
  const { status, cuerpo, problema } = await llamar(endpoint, call as CallOf<E>, { token: contador.token });
  if (status >= 400) throw new Error(JSON.stringify(problema));
  return cuerpo;
}

/** Three that were written, one of which somebody took, and a number that was spoilt. The one that was taken. */
export async function chequesDeBanco(mundo: Mundo, cuenta: string): Promise<string> {
  const params = { id: cuenta };
  const emitir = (numero: number, ...montos: readonly number[]) =>
    pedir(mundo, contrato.emitirCheque, {
      params,
      body: {
        ...{ numero, fecha: `2026-11-${numero}`, beneficiario: `Ferretería «El Ñandú» & Cía. ${numero}` },
        ...{ concepto: `=Pago ${numero}`, motivo: 'Se revisó que no está repetido' },
        lineas: montos.map((monto, i) => ({
          ...{ idCuenta: [GASTOS, ENERGIA, POR_PAGAR][i], monto, concepto: `Línea ${i + 1} de ${numero}` },
        })),
      },
    });
  const { id, version } = await emitir(10, 300_00, 50_05, 1_234_567_89);
  await emitir(11, 75_00);
  await pedir(mundo, contrato.anotarChequeArruinado, {
    params,
    body: { numero: 12, fecha: '2026-11-12', motivo: 'Se manchó' },
  });
  await emitir(13, 1, 2);
  const body = { version, a: 'Ana Lucía Caal', documento: '2547 36198 1601', en: '2026-11-14' };
  await pedir(mundo, contrato.entregarCheque, { params: { id }, body });
  return id;
}

export function casosDeCheques(
  de: () => { readonly mundo: Mundo; readonly cuenta: string; readonly cheque: string },
): { readonly [N in DeCheques]: Caso<N> } {
  return {
    'cheque-voucher': {
      filtros: () => ({ cheque: de().cheque }),
      firmas: ['Hecho por', 'Revisado'],
      async pantalla() {
        const { mundo, cheque: id } = de();
        const { partida } = await pedir(mundo, contrato.verCheque, { params: { id } });
        const { lineas } = await pedir(mundo, verPartida, { params: { id: partida?.id ?? '' } });
        return {
          impreso: [
            ...lineas.flatMap(({ debe, haber }) => [
              ...(debe === 0 ? [] : [['Debe', debe] as const]),
              ...(haber === 0 ? [] : [['Haber', haber] as const]),
            ]),
            ['Debe', suma(lineas.map(({ debe }) => debe))],
            ['Haber', suma(lineas.map(({ haber }) => haber))],
          ],
          detalles: ['Banrural · 111-22-3 · Monetaria', 'Cheque 10 del 10/11/2026. Montos en quetzales.'],
        };
      },
    },
    'registro-de-cheques': {
      filtros: () => ({ cuenta: de().cuenta, ...DIAS }),
      async pantalla() {
        const { mundo, cuenta } = de();
        const query = { cuenta, ...DIAS, limite: 100 };
        const { cheques } = await pedir(mundo, contrato.listarCheques, { query });
        const enOrden = cheques.toReversed();
        const montos = enOrden.flatMap(({ monto }) => (monto === null ? [] : [monto]));
        const deEstado = (estado: string) =>
          suma(enOrden.filter((uno) => uno.estado === estado).map(({ monto }) => monto ?? 0));
        const porEstado = ['emitido', 'entregado', 'anulado'].map(deEstado);
        return {
          impreso: [...montos, suma(montos), ...porEstado, suma(porEstado)].map(
            (monto) => ['Monto', monto] as const,
          ),
          detalles: [
            'Banrural · 111-22-3 · Monetaria',
            'Cuenta 1011030101 Banrural, cuenta monetaria. Montos en quetzales.',
            'Del 01/11/2026 al 16/11/2026',
          ],
          hoja: { columnas: ['Monto'], filas: enOrden.map(({ monto }) => [monto]) },
        };
      },
    },
  };
}

const suma = (montos: readonly number[]): number => montos.reduce((total, monto) => total + monto, 0);
