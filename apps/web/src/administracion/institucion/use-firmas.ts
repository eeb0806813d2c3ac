import {
  editarFirmantes,
  FIRMANTES,
  type Firmantes,
  firmantes,
  verFirmantes,
} from '@cuadra/contract/administracion/firmantes';
import { zodResolver } from '@hookform/resolvers/zod';
import { call } from '../../platform/api.ts';
import { queryClient, queryOf } from '../../platform/query.ts';
import { useSavedForm } from '../../ui/fields/use-saved-form.ts';

const CAMPOS = Array.from({ length: FIRMANTES }, (_, i) => i).flatMap(
  (i) => [`firmantes.${i}.cargo`, `firmantes.${i}.nombre`] as const,
);

export const useFirmas = (guardados: Firmantes) =>
  useSavedForm<Firmantes>({
    resolver: zodResolver(firmantes),
    saved: guardados,
    save: async (body) => {
      const nuevos = await call(editarFirmantes, { body });
      queryClient.setQueryData(queryOf(verFirmantes).queryKey, nuevos);
      return nuevos;
    },
    fields: () => CAMPOS,
    confirmation: 'Firmas guardadas.',
  });
