// What a figure of a statement is made of: the same books and the same arithmetic as the statement, asked for one cell.
import type { Cifra } from '@cuadra/contract/contabilidad/estados-financieros';
import { centavos } from '@cuadra/core/dinero';
import type { Database } from '#platform/database/pool.ts';
import { problemaDeCampo } from '#platform/problema.ts';
import { agenciasDe, cuerpoDe, type PedidoDeEstado } from './estado-financiero.ts';

export interface PedidoDeCifra extends PedidoDeEstado {
  readonly fila: string;
  readonly columna: string;
}

export async function verCifra(db: Database, { fila, columna, ...pedido }: PedidoDeCifra): Promise<Cifra> {
  const { catalogo, columnas, filas, partesDe } = await cuerpoDe(db, pedido, await agenciasDe(db, pedido));
  const suya = filas.find(({ clave, valores }) => clave === fila && valores.length > 0);
  const lugar = columnas.findIndex(({ clave, clase }) => clave === columna && clase === 'monto');
  const enColumna = columnas[lugar];
  if (suya === undefined) throw problemaDeCampo('PETICION_INVALIDA', 'fila');
  if (enColumna === undefined) throw problemaDeCampo('PETICION_INVALIDA', 'columna');
  const nombres = new Map(catalogo.map(({ idCuenta, nombreCuenta }) => [idCuenta, nombreCuenta]));
  return {
    texto: suya.texto,
    columna: { titulo: enColumna.titulo, subtitulo: enColumna.subtitulo },
    valor: centavos(suya.valores[lugar] ?? 0),
    partes: partesDe(fila, columna).map((parte) => {
      return { ...parte, nombreCuenta: nombres.get(parte.idCuenta) ?? '' };
    }),
  };
}
