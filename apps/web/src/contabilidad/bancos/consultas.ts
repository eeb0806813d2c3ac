// What the screens of the banks ask the server for, and how it is all asked again. Every key begins with the path of its
// endpoint, and all of those begin with that of the banks.
import { listarCheques, proximoCheque, verCheque } from '@cuadra/contract/contabilidad/bancos/cheques';
import { listarConciliaciones, verConciliacion } from '@cuadra/contract/contabilidad/bancos/conciliaciones';
import { verCruces } from '@cuadra/contract/contabilidad/bancos/cruces';
import {
  BASE_DE_BANCOS,
  listarCuentasBancarias,
  listarResponsables,
  saldoAlEmpezar,
} from '@cuadra/contract/contabilidad/bancos/cuentas';
import { listarEstados } from '@cuadra/contract/contabilidad/bancos/estados';
import { type Mesa, verMesa, verPasada } from '@cuadra/contract/contabilidad/bancos/mesa';
import { listarReglas, listarReglasPropuestas } from '@cuadra/contract/contabilidad/bancos/reglas';
import { listarCatalogo } from '@cuadra/contract/contabilidad/catalogo/catalogo';
import type { CallOf } from '@cuadra/contract/endpoint';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '#platform/api.ts';
import { queryClient, queryOf } from '#platform/query.ts';
import { useAction } from '#ui/dialogs/use-action.ts';
import { unirMesa } from './mesa/datos/unir-mesa.ts';
import type { Mes } from './meses.ts';

export const consultas = {
  cuentas: () => queryOf(listarCuentasBancarias),
  responsables: () => queryOf(listarResponsables),
  saldoAlEmpezar: (query: CallOf<typeof saldoAlEmpezar>['query']) => queryOf(saldoAlEmpezar, { query }),
  mesa: (id: string, mes: Mes) => queryOptions(deMesa(id, mes)),
  pasada: (id: string) => queryOf(verPasada, { params: { id } }),
  cruces: (query: CallOf<typeof verCruces>['query']) => queryOf(verCruces, { query }),
  estados: (id: string) => queryOf(listarEstados, { params: { id } }),
  conciliaciones: (id: string) => queryOf(listarConciliaciones, { params: { id } }),
  conciliacion: (id: string, { anio, mes }: Mes) => queryOf(verConciliacion, { params: { id, anio, mes } }),
  reglas: () => queryOf(listarReglas),
  reglasPropuestas: () => queryOf(listarReglasPropuestas),
  cheques: (query: Omit<FiltrosDeCheques, 'cursor'>) =>
    infiniteQueryOptions({
      queryKey: [listarCheques.path, query],
      queryFn: ({ pageParam, signal }) =>
        call(
          listarCheques,
          { query: pageParam === null ? query : { ...query, cursor: pageParam } },
          { signal },
        ),
      initialPageParam: PRIMERA,
      getNextPageParam: ({ siguiente }) => siguiente,
    }),
  cheque: (id: string) => queryOf(verCheque, { params: { id } }),
  proximoCheque: (id: string) => queryOf(proximoCheque, { params: { id } }),
  /** To choose against which one something is posted. */
  catalogo: () => queryOf(listarCatalogo),
} as const;

type FiltrosDeCheques = CallOf<typeof listarCheques>['query'];

const PRIMERA: string | null = null;

/**
 * The desk of a month. Asked again, it brings what changed since what is there, and that is put into it; what an action
 * answered meanwhile is not lost to a slower answer.
 */
const deMesa = (id: string, { anio, mes }: Mes) => {
  const queryKey = claveDeMesa(id, { anio, mes });
  return {
    queryKey,
    queryFn: async ({ signal }: { readonly signal: AbortSignal }): Promise<Mesa> => {
      const desde = queryClient.getQueryData<Mesa>(queryKey)?.revision;
      const query = { anio, mes, ...(desde === undefined ? {} : { desde }) };
      const llegada = await call(verMesa, { params: { id }, query }, { signal });
      return unirMesa(queryClient.getQueryData<Mesa>(queryKey), llegada);
    },
    // Rows that did not change are the same ones already: to compare tens of thousands again is time lost.
    structuralSharing: false,
  };
};

const claveDeMesa = (id: string, { anio, mes }: Mes) => [verMesa.path, id, anio, mes] as const;

/** What an action answered, on the desk that asked for it. */
export function ponerEnMesa(id: string, mes: Mes, llegada: Mesa): void {
  queryClient.setQueryData<Mesa>(claveDeMesa(id, mes), (actual) => unirMesa(actual, llegada));
}

/** Whatever was done: accounts, desks, statements, conciliaciones, rules and cheques. */
export async function refrescarBancos(): Promise<void> {
  await queryClient.invalidateQueries({
    predicate: ({ queryKey: [ruta] }) => typeof ruta === 'string' && ruta.startsWith(BASE_DE_BANCOS),
  });
}

/** Does something to them and asks for all of them again. */
export const useAccion = () => useAction(refrescarBancos);
