// Through which account money passes between agencias: asked only when there is more than one.
import { useQuery } from '@tanstack/react-query';
import { SelectField } from '#ui/fields/select-field.tsx';
import { consultas } from '../consultas.ts';

interface PuenteProps {
  readonly entre: readonly (string | undefined)[];
  readonly valor: string | null;
  readonly onCambio: (idCuenta: string | null) => void;
}

export function Puente({ entre, valor, onCambio }: PuenteProps) {
  const distintas = new Set(entre.filter((agencia) => agencia !== undefined)).size > 1;
  const { data } = useQuery({ ...consultas.puentes(), enabled: distintas });
  if (!distintas || data === undefined || data.puentes.length < 2) return null;
  return (
    <SelectField
      label="Cuenta puente entre agencias"
      all="Elija una"
      value={valor ?? undefined}
      options={data.puentes.map(({ idCuenta, nombreCuenta }) => [idCuenta, `${idCuenta} ${nombreCuenta}`])}
      onChange={(id) => onCambio(id ?? null)}
    />
  );
}
