import { listarEquivalencias } from '@cuadra/contract/contabilidad/equivalencias/equivalencias';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '#platform/query.ts';
import { SelectField } from '#ui/fields/select-field.tsx';
import type { MesaDeRemedios } from './mesa-de-remedios.ts';

/** By which of the saved ones the accounts of the file are known; nothing is drawn while there is none. */
export function ElegirEquivalencia({ mesa: { palabras, releer } }: { readonly mesa: MesaDeRemedios }) {
  const { data: guardadas = [] } = useQuery(queryOf(listarEquivalencias));
  if (guardadas.length === 0) return null;
  return (
    <SelectField
      etiqueta="Qué cuenta es cada una"
      todos="Por código y nombre del catálogo"
      valor={palabras.equivalencia}
      opciones={guardadas.map(({ id, nombre, cuentas }) => [
        id,
        `Equivalencia ${nombre} (${cuentas === 1 ? '1 cuenta' : `${cuentas} cuentas`})`,
      ])}
      onCambio={(equivalencia) => releer({ palabras: { ...palabras, equivalencia } })}
    />
  );
}
