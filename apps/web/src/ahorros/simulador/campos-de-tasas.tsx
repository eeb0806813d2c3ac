// The rates that are tried: one for every balance, or by how much there is.
import { CERO } from '@cuadra/core/dinero';
import type { Incompatibilidad } from '@cuadra/core/interes/reglas';
import { modosDeTabla, nombresDeModoDeTabla } from '@cuadra/core/interes/tasas';
import { PlusIcon, XMarkIcon } from '@heroicons/react/24/outline';
import { Button } from '@mantine/core';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { AmountField } from '#ui/fields/amount-field.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { IconButton } from '#ui/marks/icon-button.tsx';
import { CampoDeTasa } from './campo-de-tasa.tsx';
import type { Propuesta, TramoPropuesto } from './condiciones.ts';
import classes from './simulador.module.css';

interface CamposDeTasasProps {
  readonly propuesta: Propuesta;
  readonly onCambio: (propuesta: Propuesta) => void;
  readonly reparos: readonly Incompatibilidad[];
}

const TRAMOS_MAX = 20;

export function CamposDeTasas({ propuesta, onCambio, reparos }: CamposDeTasasProps) {
  const { tramos, modo } = propuesta;
  const reparo = reparos.find(({ campo }) => campo === 'tablas');
  const poner = (nuevos: readonly TramoPropuesto[]) => onCambio({ ...propuesta, tramos: nuevos });
  const cambiar = (clave: number, cambio: Partial<TramoPropuesto>) =>
    poner(tramos.map((uno) => (uno.clave === clave ? { ...uno, ...cambio } : uno)));
  const agregar = () => {
    const ultimo = tramos.at(-1);
    const clave = Math.max(0, ...tramos.map((uno) => uno.clave)) + 1;
    poner([...tramos, { clave, montoDesde: ultimo?.montoDesde ?? CERO, ppm: ultimo?.ppm ?? 0 }]);
  };
  return (
    <fieldset className={classes.lista}>
      <legend>Tasas</legend>
      {tramos.map((tramo, i) => (
        <Tramo
          key={tramo.clave}
          tramo={tramo}
          lugar={i}
          unico={tramos.length === 1}
          onCambio={(cambio) => cambiar(tramo.clave, cambio)}
          onQuitar={() => poner(tramos.filter(({ clave }) => clave !== tramo.clave))}
        />
      ))}
      {tramos.length > 1 && (
        <SelectField
          etiqueta="Cómo se aplican los tramos"
          valor={modo}
          opciones={modosDeTabla.map((uno) => [uno, nombresDeModoDeTabla[uno]])}
          onCambio={(elegido) => {
            const nuevo = modosDeTabla.find((uno) => uno === elegido);
            if (nuevo !== undefined) onCambio({ ...propuesta, modo: nuevo });
          }}
        />
      )}
      {reparo !== undefined && <FormNotice tono="error" texto={reparo.mensaje} />}
      {tramos.length < TRAMOS_MAX && (
        <Button
          variant="default"
          size="compact-sm"
          leftSection={<PlusIcon width={16} height={16} aria-hidden="true" />}
          onClick={agregar}
        >
          Agregar un tramo por monto
        </Button>
      )}
    </fieldset>
  );
}

interface TramoProps {
  readonly tramo: TramoPropuesto;
  readonly lugar: number;
  /** Alone it is the rate of any balance. */
  readonly unico: boolean;
  readonly onCambio: (cambio: Partial<TramoPropuesto>) => void;
  readonly onQuitar: () => void;
}

function Tramo({ tramo: { montoDesde, ppm }, lugar, unico, onCambio, onQuitar }: TramoProps) {
  const numero = lugar + 1;
  return (
    <div className={classes.renglon}>
      {!unico && (
        <AmountField
          label={`Tramo ${numero}: desde (Q)`}
          disabled={lugar === 0}
          valor={lugar === 0 ? CERO : montoDesde}
          onCambio={(nuevo) => onCambio({ montoDesde: nuevo ?? CERO })}
        />
      )}
      <CampoDeTasa
        etiqueta={unico ? 'Tasa anual' : `Tasa anual del tramo ${numero}`}
        valor={ppm}
        onCambio={(nueva) => onCambio({ ppm: nueva })}
      />
      {lugar > 0 && (
        <IconButton etiqueta={`Quitar el tramo ${numero}`} icono={XMarkIcon} onClick={onQuitar} />
      )}
    </div>
  );
}
