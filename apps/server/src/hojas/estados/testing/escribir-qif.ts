// For tests: statements as a QIF, dates in any order and thousands with commas.
import type { OrdenDeFecha } from '@cuadra/core/bancos/estado-de-cuenta';
import { formatearCifra, magnitud } from '@cuadra/core/dinero';
import type { EstadoPorEscribir } from '../escribir/estado-por-escribir.ts';

export function escribirQif(estados: readonly EstadoPorEscribir[], orden: OrdenDeFecha): string {
  return estados
    .map(({ cuenta, lineas }) =>
      [
        '!Account',
        `N${cuenta}`,
        'TBank',
        '^',
        '!Type:Bank',
        ...lineas.flatMap(({ fecha, monto, texto, referencia }) => [
          `D${fechaEn(fecha, orden)}`,
          `T${monto < 0 ? '-' : ''}${formatearCifra(magnitud(monto))}`,
          ...(referencia === null ? [] : [`N${referencia}`]),
          `P${texto}`,
          'C*',
          '^',
        ]),
        '',
      ].join('\n'),
    )
    .join('');
}

function fechaEn(fecha: string, orden: OrdenDeFecha): string {
  const [anio = '', mes = '', dia = ''] = fecha.split('-');
  if (orden === 'amd') return fecha;
  return orden === 'dma' ? `${dia}/${mes}/${anio}` : `${Number(mes)}/${Number(dia)}'${anio.slice(2)}`;
}
