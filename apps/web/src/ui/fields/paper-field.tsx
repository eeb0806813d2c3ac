// The paper a document is printed on.
//
//   <PaperField value={paper} onChange={setPapel} />
import { ChoiceField } from './choice-field.tsx';

export type PaperSize = 'carta' | 'oficio';

interface PaperFieldProps {
  readonly value: PaperSize;
  readonly onChange: (paper: PaperSize) => void;
}

export function PaperField({ value, onChange }: PaperFieldProps) {
  return (
    <ChoiceField
      label="Papel"
      options={[
        { value: 'carta', text: 'Carta' },
        { value: 'oficio', text: 'Oficio' },
      ]}
      value={value}
      onChange={onChange}
    />
  );
}
