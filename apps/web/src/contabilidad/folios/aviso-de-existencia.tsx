// Said where a book is looked at: few of its authorised sheets are left.
import { listarLibrosLegales } from '@cuadra/contract/contabilidad/folios/folios';
import type { LibroLegal } from '@cuadra/contract/contabilidad/folios/libros-legales';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '#platform/query.ts';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { cuantosFolios } from './nombres.ts';

export function AvisoDeExistencia({ libro }: { readonly libro: LibroLegal }) {
  const { data } = useQuery(queryOf(listarLibrosLegales));
  const estado = data?.find((uno) => uno.libro === libro);
  if (estado?.hayPocos !== true) return null;
  return (
    <FormNotice
      tone="aviso"
      text={
        estado.disponibles === 0
          ? 'No quedan folios autorizados en este libro. Registre la siguiente autorización para poder imprimir.'
          : `${estado.disponibles === 1 ? 'Queda' : 'Quedan'} ${cuantosFolios(estado.disponibles)} en este libro. Gestione la autorización de más.`
      }
    />
  );
}
