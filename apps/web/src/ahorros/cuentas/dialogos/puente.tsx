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
      etiqueta="Cuenta puente entre agencias"
      todos="Elija una"
      valor={valor ?? undefined}
      opciones={data.puentes.map(({ idCuenta, nombreCuenta }) => [idCuenta, `${idCuenta} ${nombreCuenta}`])}
      onCambio={(id) => onCambio(id ?? null)}
    />
  );
}
