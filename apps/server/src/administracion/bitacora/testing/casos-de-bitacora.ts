// What the bitácora's report is compared with: the rows of its screen, by their numbers.
import { listarBitacora } from '@cuadra/contract/administracion/bitacora/bitacora';
import type { Caso } from '#reportes/testing/caso.ts';
import type { AplicacionDePrueba } from '#testing/application.ts';

const FILTROS = { entidad: 'partida' } as const;

export function casosDeBitacora(de: () => { readonly mundo: AplicacionDePrueba; readonly token: string }): {
  readonly bitacora: Caso<'bitacora'>;
} {
  return {
    bitacora: {
      filtros: () => FILTROS,
      cifra: /^#\d+$/,
      async pantalla() {
        const { mundo, token } = de();
        const { cuerpo } = await mundo.llamar(
          listarBitacora,
          { query: { ...FILTROS, limite: 200 } },
          { token },
        );
        const enOrden = cuerpo.entradas.toReversed();
        return {
          impreso: enOrden.map(({ n }) => ['Entrada', `#${n}`] as const),
          detalles: [
            'Sobre: Partida',
            'Lo de las agencias de quien la generó y lo de los libros de toda la institución',
          ],
          hoja: { columnas: ['Entrada'], filas: enOrden.map(({ n }) => [String(n)]) },
        };
      },
    },
  };
}
