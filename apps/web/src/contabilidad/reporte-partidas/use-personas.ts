import { listarContactos } from '@cuadra/contract/escritorio/chat';
import { useQuery } from '@tanstack/react-query';
import { useUsuario } from '../../platform/current-session.ts';
import { consulta } from '../../platform/query.ts';

/** Whoever may have made a partida, oneself first. */
export function usePersonas(): { readonly id: string; readonly nombre: string }[] {
  const yo = useUsuario();
  const { data: contactos = [] } = useQuery(consulta(listarContactos));
  return [
    ...(yo === undefined ? [] : [{ id: yo.id, nombre: `${yo.name} (yo)` }]),
    ...contactos.filter(({ id }) => id !== yo?.id).map(({ id, name }) => ({ id, nombre: name })),
  ];
}
