// One of a few options, all in sight, as a field of a form. The option in force says what it means.
//
//   <ChoiceField etiqueta="Tipo" opciones={[{ valor: 'D', texto: 'Detalle' }]} valor={tipo} onCambio={…} />
import '@mantine/core/styles/FloatingIndicator.layer.css';
import '@mantine/core/styles/SegmentedControl.layer.css';
import { Input, SegmentedControl } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import classes from './choice-field.module.css';

interface ChoiceOption<V extends string> {
  readonly valor: V;
  readonly texto: string;
  readonly impedida?: boolean;
}

interface ChoiceFieldProps<V extends string> {
  readonly etiqueta: string;
  readonly opciones: readonly ChoiceOption<V>[];
  readonly valor: V;
  readonly onCambio: (valor: V) => void;
  readonly nota?: ReactNode;
  readonly error?: string | undefined;
}

export function ChoiceField<V extends string>(props: ChoiceFieldProps<V>) {
  const { etiqueta, opciones, valor, onCambio, nota, error } = props;
  const idEtiqueta = useId();
  const idNota = useId();
  return (
    <div className={classes.campo}>
      <Input.Label id={idEtiqueta} labelElement="div">
        {etiqueta}
      </Input.Label>
      <SegmentedControl<V>
        aria-labelledby={idEtiqueta}
        aria-describedby={idNota}
        className={classes.opciones ?? ''}
        classNames={{ indicator: classes.indicador ?? '', label: classes.texto ?? '' }}
        withItemsBorders={false}
        transitionDuration={0}
        data={opciones.map(({ valor: value, texto: label, impedida: disabled = false }) => ({
          value,
          label,
          disabled,
        }))}
        value={valor}
        onChange={onCambio}
      />
      <div id={idNota} className={classes.nota}>
        {error === undefined ? nota : <Input.Error>{error}</Input.Error>}
      </div>
    </div>
  );
}
