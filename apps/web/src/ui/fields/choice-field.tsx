// One of a few options, all in sight, as a field of a form. The option in force says what it means.
//
//   <ChoiceField label="Tipo" options={[{ value: 'D', text: 'Detalle' }]} value={kind} onChange={…} />
import '@mantine/core/styles/FloatingIndicator.layer.css';
import '@mantine/core/styles/SegmentedControl.layer.css';
import { Input, SegmentedControl } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import classes from './choice-field.module.css';

interface ChoiceOption<V extends string> {
  readonly value: V;
  readonly text: string;
  readonly prevented?: boolean;
}

interface ChoiceFieldProps<V extends string> {
  readonly label: string;
  readonly options: readonly ChoiceOption<V>[];
  readonly value: V;
  readonly onChange: (value: V) => void;
  readonly note?: ReactNode;
  readonly error?: string | undefined;
}

export function ChoiceField<V extends string>(props: ChoiceFieldProps<V>) {
  const { label: etiqueta, options, value: valor, onChange, note, error } = props;
  const labelId = useId();
  const noteId = useId();
  return (
    <div className={classes.campo}>
      <Input.Label id={labelId} labelElement="div">
        {etiqueta}
      </Input.Label>
      <SegmentedControl<V>
        aria-labelledby={labelId}
        aria-describedby={noteId}
        className={classes.opciones ?? ''}
        classNames={{ indicator: classes.indicador ?? '', label: classes.texto ?? '' }}
        withItemsBorders={false}
        transitionDuration={0}
        data={options.map(({ value, text: label, prevented: disabled = false }) => ({
          value,
          label,
          disabled,
        }))}
        value={valor}
        onChange={onChange}
      />
      <div id={noteId} className={classes.nota}>
        {error === undefined ? note : <Input.Error>{error}</Input.Error>}
      </div>
    </div>
  );
}
