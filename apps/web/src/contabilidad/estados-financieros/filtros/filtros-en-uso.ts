// What is not as usual, in words, each with what undoes it.
import type { Agencia } from '@cuadra/contract/contabilidad/agencias';
import { type FormaDeEstado, formas, type NombreDeEstado } from '@cuadra/contract/contabilidad/opciones';
import { ultimoDia } from '@cuadra/core/cierre';
import type { Busqueda, Presentacion } from '../busqueda.ts';
import { nombresDeColumna, nombresDeForma } from '../nombres.ts';

export interface FiltroEnUso {
  readonly key: string;
  readonly text: string;
  readonly sinEl: Busqueda;
}

export function filtrosEnUso(
  busqueda: Busqueda,
  presentacion: Presentacion,
  agencias: readonly Agencia[],
): FiltroEnUso[] {
  const { estado, por, medida, columnas, agencia, nivelDesde, nivelHasta, forma } = presentacion;
  const conNiveles = estado !== 'flujo-de-efectivo' && estado !== 'cambios-en-el-patrimonio';
  const nombre = agencias.find(({ idAgencia }) => idAgencia === agencia)?.nombreAgencia ?? '';
  const enUso = (puesto: unknown, clave: string, texto: string, sinEl: Busqueda): FiltroEnUso[] =>
    puesto === undefined ? [] : [{ key: clave, text: texto, sinEl }];
  return [
    ...enUso(agencia, 'agencia', `Agencia: ${agencia} ${nombre}`.trim(), { agencia: undefined }),
    ...enUso(
      conNiveles ? (busqueda.nivelDesde ?? busqueda.nivelHasta) : undefined,
      'niveles',
      `Niveles: ${nivelDesde} a ${nivelHasta}`,
      { nivelDesde: undefined, nivelHasta: undefined },
    ),
    ...(forma === undefined || forma === formaUsual(estado)
      ? []
      : enUso(
          forma,
          'forma',
          `${estado === 'flujo-de-efectivo' ? 'Método' : 'Forma'}: ${nombresDeForma[forma].toLowerCase()}`,
          { forma: undefined },
        )),
    ...enUso(
      busqueda.por,
      'por',
      `Por agencia${medida === 'mes' && estado !== 'balance-general' ? ', del mes' : ''}`,
      { por: undefined, medida: undefined },
    ),
    ...enUso(
      por === 'periodo' ? busqueda.columnas : undefined,
      'columnas',
      `Columnas: ${columnas.map((una) => nombresDeColumna[una].toLowerCase()).join(', ')}`,
      { columnas: undefined },
    ),
    ...enUso(busqueda.ceros, 'ceros', 'Con renglones en cero', { ceros: undefined }),
    ...enUso(
      estado === 'balance-de-comprobacion' ? busqueda.antesDelCierre : undefined,
      'antesDelCierre',
      'Antes de la partida de cierre',
      { antesDelCierre: undefined },
    ),
  ];
}

const formaUsual = (estado: NombreDeEstado): FormaDeEstado | undefined =>
  estado === 'estado-de-resultados' || estado === 'flujo-de-efectivo' ? formas[estado][0] : undefined;

/** From the end of one month to that of another, and never past today. */
export function finDelMesAnterior(fecha: string): string {
  const [anio = 0, mes = 0] = fecha.split('-').map(Number);
  return mes === 1 ? ultimoDia(anio - 1, 12) : ultimoDia(anio, mes - 1);
}

/** The end of the month or, on it, of the next; today when that is still to come, and nothing when it is today. */
export function finDelMesSiguiente(fecha: string, hoy: string): string | undefined {
  const [anio = 0, mes = 0] = fecha.split('-').map(Number);
  const propio = ultimoDia(anio, mes);
  const siguiente = mes === 12 ? ultimoDia(anio + 1, 1) : ultimoDia(anio, mes + 1);
  const fin = fecha === propio ? siguiente : propio;
  if (fin <= hoy) return fin;
  return fecha < hoy ? hoy : undefined;
}
