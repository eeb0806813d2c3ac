// Down to which level of the chart; none is every detail account by itself.
import { SelectField } from '#ui/fields/select-field.tsx';

interface NivelFieldProps {
  readonly valor: number | undefined;
  readonly onCambio: (nivel: number | undefined) => void;
}

const NIVELES = ['1', '2', '3', '4', '5', '6'].map((nivel) => [nivel, `Nivel ${nivel}`] as const);

export function NivelField({ valor, onCambio }: NivelFieldProps) {
  return (
    <SelectField
      label="Nivel"
      all="Detalle"
      value={valor === undefined ? undefined : String(valor)}
      options={NIVELES}
      onChange={(nivel) => onCambio(nivel === undefined ? undefined : Number(nivel))}
    />
  );
}
