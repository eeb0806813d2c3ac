// Which agencia a report is of; nothing is drawn for whoever works in one only.
//
//   <AgencyField value={agencia} onChange={(agencia) => cambiar({ agencia })} />
import { listarAgencias } from '@cuadra/contract/contabilidad/agencias';
import { useQuery } from '@tanstack/react-query';
import { useCurrentUser } from '#platform/current-session.ts';
import { queryOf } from '#platform/query.ts';
import { SelectField } from './select-field.tsx';

interface AgencyFieldProps {
  readonly value: string | undefined;
  readonly onChange: (agencia: string | undefined) => void;
  readonly className?: string | undefined;
  /** In a bar of filters, without its name above it. */
  readonly inBar?: boolean;
}

export function AgencyField({ value, onChange, className, inBar = false }: AgencyFieldProps) {
  const own = useCurrentUser()?.agencias ?? [];
  const { data: all = [] } = useQuery(queryOf(listarAgencias));
  const agencias = all.filter(({ idAgencia }) => own.includes(idAgencia));
  if (agencias.length < 2) return null;
  return (
    <SelectField
      label="Agencia"
      all={inBar ? 'Todas las agencias' : 'Todas'}
      inBar={inBar}
      className={className}
      value={value}
      options={agencias.map(({ idAgencia, nombreAgencia }) => [idAgencia, `${idAgencia} ${nombreAgencia}`])}
      onChange={onChange}
    />
  );
}
