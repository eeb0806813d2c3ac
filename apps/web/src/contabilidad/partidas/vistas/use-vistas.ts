import { listarVistas } from '@cuadra/contract/escritorio/vistas';
import { useQuery } from '@tanstack/react-query';
import { consulta, queryClient } from '../../../platform/query.ts';
import { PANTALLA } from './consulta-guardada.ts';

const deEstaPantalla = consulta(listarVistas, { query: { pantalla: PANTALLA } });

export const useVistas = () => useQuery(deEstaPantalla);

export async function refrescarVistas(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: [listarVistas.path] });
}
