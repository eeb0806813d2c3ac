// What a printed statement says above its figures.
import type { EstadoFinanciero } from '@cuadra/contract/contabilidad/estados-financieros';
import { type FormaDeEstado, formas } from '@cuadra/contract/contabilidad/opciones';
import { fechaEnPalabras as enPalabras } from '@cuadra/core/meses';
import { listarAgencias } from '#contabilidad/agencias/queries.ts';
import type { Database } from '#platform/database/pool.ts';
import { CONSOLIDADO } from '#reportes/detalles.ts';
import type { PedidoDeEstado } from './estado-financiero.ts';

const formasImpresas = {
  'productos-y-gastos': 'Productos y gastos',
  margenes: 'Por márgenes',
  directo: 'Método directo',
  indirecto: 'Método indirecto',
} as const;

export function detallesDe(pedido: PedidoDeEstado, agencias: EstadoFinanciero['agencias']): string[] {
  const { estado, filtros } = pedido;
  const cuales = agencias.map(({ idAgencia, nombreAgencia }) => `${idAgencia} ${nombreAgencia}`).join(', ');
  const conNiveles = estado !== 'cambios-en-el-patrimonio' && estado !== 'flujo-de-efectivo';
  const partes = [
    formaDe(pedido),
    conNiveles ? `Niveles ${filtros.nivelDesde} a ${filtros.nivelHasta}` : '',
    estado === 'balance-de-comprobacion' && filtros.antesDelCierre === 'true'
      ? 'Antes de la partida de cierre'
      : '',
    filtros.conCero === 'true' ? 'Con renglones en cero' : '',
    'Cifras en quetzales',
  ];
  return [
    alcanceDe(pedido),
    agencias.length === 1 ? `Agencia ${cuales}` : `Agencias ${cuales}`,
    partes.filter((parte) => parte !== '').join(' · '),
  ];
}

/** The same, for whoever reads it: all the agencias are said in one word. */
export async function detallesParaLeer(
  db: Database,
  { detalles, agencias }: Pick<EstadoFinanciero, 'detalles' | 'agencias'>,
): Promise<string[]> {
  const sonTodas = agencias.length > 1 && agencias.length === (await listarAgencias(db)).length;
  return sonTodas ? detalles.with(1, CONSOLIDADO) : [...detalles];
}

/** `al 31 de octubre de 2026`: what the first of its details says, inside a sentence. */
export function periodoDe({ detalles }: Pick<EstadoFinanciero, 'detalles'>): string {
  const [alcance = ''] = detalles;
  return `${alcance.charAt(0).toLowerCase()}${alcance.slice(1)}`;
}

function formaDe({ estado, filtros: { forma } }: PedidoDeEstado): string {
  if (estado !== 'estado-de-resultados' && estado !== 'flujo-de-efectivo') return '';
  const posibles: readonly FormaDeEstado[] = formas[estado];
  const cual = posibles.find((una) => una === forma) ?? formas[estado][0];
  return formasImpresas[cual];
}

function alcanceDe({ estado, filtros: { fecha, desde, por, medida, columnas } }: PedidoDeEstado): string {
  const al = enPalabras(fecha);
  if (estado === 'balance-general') return `Al ${al}`;
  const delMes = `${fecha.slice(0, 7)}-01`;
  const delAnio = `${fecha.slice(0, 4)}-01-01`;
  if (estado === 'balance-de-comprobacion') return `Del ${enPalabras(desde ?? delMes)} al ${al}`;
  if (estado === 'cambios-en-el-patrimonio' && por === 'periodo' && columnas?.includes('anio-anterior')) {
    return `Del ${enPalabras(`${Number(fecha.slice(0, 4)) - 1}-01-01`)} al ${al}`;
  }
  const esDelMes = por === 'agencia' && medida === 'mes' && estado !== 'cambios-en-el-patrimonio';
  return `Del ${enPalabras(esDelMes ? delMes : delAnio)} al ${al}`;
}
