// The names behind the codes that the filters carry: agencias, accounts and people.
import { listarAgencias } from '@cuadra/contract/contabilidad/agencias';
import { listarCatalogo } from '@cuadra/contract/contabilidad/catalogo/catalogo';
import { listarContactos } from '@cuadra/contract/escritorio/chat';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useCurrentUser } from '#platform/current-session.ts';
import { queryOf } from '#platform/query.ts';
import type { Nombres } from './filtros-en-uso.ts';

export function useNombres() {
  const yo = useCurrentUser();
  const { data: agencias = [] } = useQuery(queryOf(listarAgencias));
  const { data: cuentas = [] } = useQuery(queryOf(listarCatalogo));
  const { data: contactos = [] } = useQuery(queryOf(listarContactos));
  return useMemo(() => {
    const propias = agencias.filter(({ idAgencia }) => yo?.agencias.includes(idAgencia));
    const nombresDeCuenta = new Map(cuentas.map(({ idCuenta, nombreCuenta }) => [idCuenta, nombreCuenta]));
    const personas = [
      ...(yo === undefined ? [] : [{ id: yo.id, nombre: `${yo.name} (yo)` }]),
      ...contactos.filter(({ id }) => id !== yo?.id).map(({ id, name }) => ({ id, nombre: name })),
    ];
    const nombres: Nombres = {
      agencia: (id) =>
        [id, agencias.find(({ idAgencia }) => idAgencia === id)?.nombreAgencia].join(' ').trim(),
      cuenta: (id) => [id, nombresDeCuenta.get(id)].join(' ').trim(),
      persona: (id) => personas.find((una) => una.id === id)?.nombre ?? 'otra persona',
    };
    return { agencias: propias, cuentas, personas, nombres };
  }, [yo, agencias, cuentas, contactos]);
}

export type NombresDelFiltro = ReturnType<typeof useNombres>;
