// The paper a document is printed on.
//
//   <PaperField valor={papel} onCambio={setPapel} />
import { ChoiceField } from './choice-field.tsx';

export type PaperSize = 'carta' | 'oficio';

interface PaperFieldProps {
  readonly valor: PaperSize;
  readonly onCambio: (papel: PaperSize) => void;
}

export function PaperField({ valor, onCambio }: PaperFieldProps) {
  return (
    <ChoiceField
      etiqueta="Papel"
      opciones={[
        { valor: 'carta', texto: 'Carta' },
        { valor: 'oficio', texto: 'Oficio' },
      ]}
      valor={valor}
      onCambio={onCambio}
    />
  );
}
