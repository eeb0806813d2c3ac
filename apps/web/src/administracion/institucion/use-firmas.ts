import {
  documentosFirmables,
  editarFirmantes,
  type Firmantes,
  firmantes,
  verFirmantes,
} from '@cuadra/contract/administracion/firmantes';
import { zodResolver } from '@hookform/resolvers/zod';
import { useFieldArray } from 'react-hook-form';
import { call } from '#platform/api.ts';
import { queryClient, queryOf } from '#platform/query.ts';
import { useSavedForm } from '#ui/fields/use-saved-form.ts';

const CAMPOS = ['cargo', 'nombre', 'registro', 'certificacion', 'documentos'] as const;

/** Whoever is added signs all the statements, until it is said otherwise. */
export const NUEVO = {
  cargo: '',
  nombre: '',
  registro: '',
  certificacion: '',
  documentos: documentosFirmables.slice(0, 5),
};

export function useFirmas(guardados: Firmantes) {
  const forma = useSavedForm<Firmantes>({
    resolver: zodResolver(firmantes),
    saved: guardados,
    save: async (body) => {
      const nuevos = await call(editarFirmantes, { body });
      queryClient.setQueryData(queryOf(verFirmantes).queryKey, nuevos);
      return nuevos;
    },
    fields: ({ firmantes: escritos }) =>
      escritos.flatMap((_, i) => CAMPOS.map((campo) => `firmantes.${i}.${campo}` as const)),
    confirmation: 'Firmas guardadas.',
  });
  const lugares = useFieldArray({ control: forma.formulario.control, name: 'firmantes' });
  return { ...forma, lugares };
}
