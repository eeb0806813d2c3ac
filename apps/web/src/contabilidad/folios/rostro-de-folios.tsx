// How many sheets each legal book has left, as the welcome screen tells it.
import type { LibroEnInicio } from '@cuadra/contract/contabilidad/folios/folios';
import { type LibroLegal, nombresDeLibro } from '@cuadra/contract/contabilidad/folios/libros-legales';
import type { DeskFace } from '#ui/desk/desk-face.ts';
import { DeskRow, deskRows } from '#ui/desk/desk-row.tsx';
import { formatearEntero } from '#ui/format/dinero.ts';

export const rostroDeFolios: DeskFace<'folios'> = {
  title: 'Folios autorizados que quedan',
  lugar: 'lado',
  permisos: ['reportes:ver'],
  alto: 131,
  Contenido,
};

function Contenido({ datos }: { readonly datos: readonly LibroEnInicio[] }) {
  return (
    <ul className={deskRows}>
      {datos.map(({ libro, disponibles, hayPocos }) => (
        <li key={libro}>
          <DeskRow
            to={PANTALLAS[libro]}
            text={nombresDeLibro[libro]}
            monto={hayPocos ? `Pocos: ${formatearEntero(disponibles)}` : formatearEntero(disponibles)}
            aviso={hayPocos}
          />
        </li>
      ))}
    </ul>
  );
}

const PANTALLAS: Readonly<Record<LibroLegal, string>> = {
  diario: '/contabilidad/libro-diario?vista=folios',
  mayor: '/contabilidad/libro-mayor?vista=folios',
  inventarios: '/contabilidad/libro-mayor?vista=folios&libro=inventarios',
  estados_financieros: '/contabilidad/libro-mayor?vista=folios&libro=estados_financieros',
};
