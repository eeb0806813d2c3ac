// Which agencia a report is of; nothing is drawn for whoever works in one only.
//
//   <AgencyField valor={agencia} onCambio={(agencia) => cambiar({ agencia })} />
import { listarAgencias } from '@cuadra/contract/contabilidad/agencias';
import { useQuery } from '@tanstack/react-query';
import { useCurrentUser } from '#platform/current-session.ts';
import { queryOf } from '#platform/query.ts';
import { SelectField } from './select-field.tsx';

interface AgencyFieldProps {
  readonly valor: string | undefined;
  readonly onCambio: (agencia: string | undefined) => void;
  readonly className?: string | undefined;
  /** In a bar of filters, without its name above it. */
  readonly enBarra?: boolean;
}

export function AgencyField({ valor, onCambio, className, enBarra = false }: AgencyFieldProps) {
  const propias = useCurrentUser()?.agencias ?? [];
  const { data: todas = [] } = useQuery(queryOf(listarAgencias));
  const agencias = todas.filter(({ idAgencia }) => propias.includes(idAgencia));
  if (agencias.length < 2) return null;
  return (
    <SelectField
      etiqueta="Agencia"
      todos={enBarra ? 'Todas las agencias' : 'Todas'}
      enBarra={enBarra}
      className={className}
      valor={valor}
      opciones={agencias.map(({ idAgencia, nombreAgencia }) => [idAgencia, `${idAgencia} ${nombreAgencia}`])}
      onCambio={onCambio}
    />
  );
}
