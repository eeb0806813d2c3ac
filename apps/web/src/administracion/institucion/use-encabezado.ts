import {
  editarInstitucion,
  type Institucion,
  institucion,
  verInstitucion,
} from '@cuadra/contract/administracion/institucion';
import { zodResolver } from '@hookform/resolvers/zod';
import { call } from '#platform/api.ts';
import { queryClient, queryOf } from '#platform/query.ts';
import { useSavedForm } from '#ui/fields/use-saved-form.ts';

export const useEncabezado = ({ nombre, nit, direccion }: Institucion) =>
  useSavedForm<Institucion>({
    resolver: zodResolver(institucion),
    saved: { nombre, nit, direccion },
    save: async (body) => {
      const nueva = await call(editarInstitucion, { body });
      queryClient.setQueryData(queryOf(verInstitucion).queryKey, nueva);
      return { nombre: nueva.nombre, nit: nueva.nit, direccion: nueva.direccion };
    },
    fields: () => ['nombre', 'nit', 'direccion'],
    confirmation: 'Encabezado guardado.',
  });
