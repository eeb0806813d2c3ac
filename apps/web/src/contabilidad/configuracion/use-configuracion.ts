import {
  type ConfiguracionContable,
  configuracionContable,
  guardarConfiguracion,
  verConfiguracion,
} from '@cuadra/contract/contabilidad/configuracion';
import { zodResolver } from '@hookform/resolvers/zod';
import { call } from '#platform/api.ts';
import { queryClient, queryOf } from '#platform/query.ts';
import { useSavedForm } from '#ui/fields/use-saved-form.ts';

export const useConfiguracion = (guardada: ConfiguracionContable) =>
  useSavedForm<ConfiguracionContable>({
    resolver: zodResolver(configuracionContable),
    saved: guardada,
    save: async (body) => {
      const nueva = await call(guardarConfiguracion, { body });
      queryClient.setQueryData(queryOf(verConfiguracion).queryKey, nueva);
      return nueva;
    },
    fields: ({ cuentasPuente }) => [
      'cuentaResultado',
      'cuentaResultadosAcumulados',
      'cuentaIvaCredito',
      'cuentaIvaDebito',
      'cuentaIsrRetenido',
      ...cuentasPuente.map((_, indice) => `cuentasPuente.${indice}` as const),
    ],
    confirmation: 'Configuración guardada.',
  });
