// One of several, as radio buttons that do not look like them: each is drawn by whoever uses the group. A choice shows
// at once; if the server does not keep it, it goes back and the person is told.
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '#ui/toasts/toasts.ts';
import classes from './choice-group.module.css';

interface ChoiceGroupProps<T extends string> {
  readonly titulo: string;
  /** A choice within another one. */
  readonly menor?: boolean;
  readonly despues?: ReactNode;
  readonly valor: T;
  readonly opciones: readonly Choice<T>[];
  /** Answers whether the choice was kept. */
  readonly elegir: (valor: T) => Promise<boolean>;
}

export interface Choice<T extends string> {
  readonly valor: T;
  readonly dibujo: ReactNode;
  readonly pista?: string;
  /** In the grid, begins a row of its own. */
  readonly enFilaNueva?: boolean;
}

export function ChoiceGroup<T extends string>({
  titulo,
  menor = false,
  despues,
  valor,
  opciones,
  elegir,
}: ChoiceGroupProps<T>) {
  const { t } = useTranslation();
  const nombre = useId();
  const alElegir = async (elegido: T) => {
    if (!(await elegir(elegido))) void notify(t('settings.failed'), 'error');
  };
  return (
    <fieldset className={classes.grupo} data-menor={menor || undefined}>
      <legend className={classes.titulo}>{titulo}</legend>
      <div className={classes.opciones}>
        {opciones.map((opcion) => (
          <label
            key={opcion.valor}
            className={classes.opcion}
            title={opcion.pista}
            data-fila-nueva={opcion.enFilaNueva || undefined}
          >
            <input
              type="radio"
              className={classes.boton}
              name={nombre}
              checked={opcion.valor === valor}
              onChange={() => void alElegir(opcion.valor)}
            />
            {opcion.dibujo}
          </label>
        ))}
      </div>
      {despues}
    </fieldset>
  );
}
