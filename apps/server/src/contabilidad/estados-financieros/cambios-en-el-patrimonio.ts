// The changes in capital of a year, or of two in a row; by agencia, one table each and the one of all together.
import type { EstadoFinanciero, FiltrosDeEstado } from '@cuadra/contract/contabilidad/estados-financieros';
import { cifrasDe, cortesDe, type Libro } from '@cuadra/core/estados-financieros/cifras';
import { desdeEnero } from '@cuadra/core/estados-financieros/columnas';
import {
  anioAnteriorA,
  armarPatrimonio,
  type BloqueDePatrimonio,
  COLUMNA_TOTAL,
  componentesDelCapital,
} from '@cuadra/core/estados-financieros/patrimonio';
import type { Rango } from '@cuadra/core/estados-financieros/rangos';
import { listarCuentas } from '#contabilidad/catalogo/queries.ts';
import { leerCuentasDeCierre } from '#contabilidad/periodos/queries.ts';
import type { Database } from '#platform/database/pool.ts';
import type { Cuerpo } from './estado-financiero.ts';
import { leerLibroDeEstados } from './queries.ts';

type Agencias = EstadoFinanciero['agencias'];

export async function cambiosEnElPatrimonio(
  db: Database,
  { fecha, por, columnas, conCero }: FiltrosDeEstado,
  agencias: Agencias,
): Promise<Cuerpo> {
  const rango = desdeEnero(fecha);
  const conAnterior = por === 'periodo' && columnas?.includes('anio-anterior') === true;
  const rangos = conAnterior ? [anioAnteriorA(rango), rango] : [rango];
  const libro = await leerLibroDeEstados(db, {
    cortes: rangos.flatMap((uno) => [...cortesDe(uno), ...cortesDe(anioAnteriorA(uno))]),
    agencias: agencias.map(({ idAgencia }) => idAgencia),
    rangos,
  });
  const bloques = por === 'agencia' ? porAgencia(libro, rango, agencias) : porAnio(libro, rangos, agencias);
  const catalogo = await listarCuentas(db);
  const cuentasDeCierre = await leerCuentasDeCierre(db);
  const componentes = componentesDelCapital(catalogo, cuentasDeCierre);
  return {
    catalogo,
    columnas: [
      ...componentes.map(({ codigo, texto }) => columna(codigo, texto, codigo)),
      columna(COLUMNA_TOTAL, 'Total', ''),
    ],
    ...armarPatrimonio(catalogo, componentes, bloques, cuentasDeCierre, { conCero: conCero === 'true' }),
  };
}

function porAnio(libro: Libro, rangos: readonly Rango[], agencias: Agencias): BloqueDePatrimonio[] {
  return rangos.map((rango) => {
    const titulo = rangos.length > 1 ? `Ejercicio ${rango.hasta.slice(0, 4)}` : null;
    return bloque(libro, rango, agencias, titulo);
  });
}

function porAgencia(libro: Libro, rango: Rango, agencias: Agencias): BloqueDePatrimonio[] {
  return [
    ...agencias.map((una) => ({
      ...bloque(libro, rango, [una], `${una.idAgencia} ${una.nombreAgencia}`),
      agencia: una.idAgencia,
    })),
    bloque(libro, rango, agencias, 'Consolidado'),
  ];
}

function bloque(libro: Libro, rango: Rango, agencias: Agencias, titulo: string | null): BloqueDePatrimonio {
  const suyas = agencias.map(({ idAgencia }) => idAgencia);
  return {
    ...rango,
    titulo,
    cifras: cifrasDe(libro, { ...rango, agencias: suyas }),
    anteriores: cifrasDe(libro, { ...anioAnteriorA(rango), agencias: suyas }),
  };
}

const columna = (clave: string, titulo: string, subtitulo: string): EstadoFinanciero['columnas'][number] => ({
  clave,
  titulo,
  subtitulo,
  clase: 'monto',
  enlace: null,
});
