// The rules that are tried. What does not go together is said under its field.

import { CERO } from '@cuadra/core/dinero';
import { basesDeDias, nombresDeBase } from '@cuadra/core/interes/base-de-dias';
import { modosDeRedondeo, nombresDeModo } from '@cuadra/core/interes/redondeo';
import {
  capitalizaciones,
  frecuenciasDeAbono,
  type Incompatibilidad,
  metodosDeInteres,
  nombresDeCapitalizacion,
  nombresDeFrecuencia,
  nombresDeMetodo,
  type ReglasDeInteres,
} from '@cuadra/core/interes/reglas';
import { Checkbox, Input } from '@mantine/core';
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import { AmountField } from '#ui/fields/amount-field.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import classes from './simulador.module.css';

interface CamposDeReglasProps {
  readonly reglas: ReglasDeInteres;
  readonly onCambio: (reglas: ReglasDeInteres) => void;
  readonly reparos: readonly Incompatibilidad[];
}

export function CamposDeReglas({ reglas, onCambio, reparos }: CamposDeReglasProps) {
  const poner = (cambio: Partial<ReglasDeInteres>) => onCambio({ ...reglas, ...cambio });
  const reparo = (campo: keyof ReglasDeInteres) => reparos.find((uno) => uno.campo === campo)?.mensaje;
  return (
    <div className={classes.campos}>
      <div className={classes.juntos}>
        <Opcion
          etiqueta="Saldo que gana"
          opciones={metodosDeInteres}
          nombres={nombresDeMetodo}
          valor={reglas.metodo}
          onCambio={(metodo) => poner({ metodo })}
          error={reparo('metodo')}
        />
        <Opcion
          etiqueta="Cuenta de días"
          opciones={basesDeDias}
          nombres={nombresDeBase}
          valor={reglas.base}
          onCambio={(base) => poner({ base })}
          error={reparo('base')}
        />
        <Opcion
          etiqueta="Capitalización"
          opciones={capitalizaciones}
          nombres={nombresDeCapitalizacion}
          valor={reglas.capitalizacion}
          onCambio={(capitalizacion) => poner({ capitalizacion })}
          error={reparo('capitalizacion')}
        />
        <Opcion
          etiqueta="Se abona"
          opciones={frecuenciasDeAbono}
          nombres={nombresDeFrecuencia}
          valor={reglas.abono}
          onCambio={(abono) => poner({ abono })}
          error={reparo('abono')}
        />
        <Limites reglas={reglas} poner={poner} reparo={reparo} />
      </div>
      <Checkbox
        label="El saldo de un día es el más bajo que tuvo"
        checked={reglas.intradia}
        onChange={({ currentTarget }) => poner({ intradia: currentTarget.checked })}
      />
    </div>
  );
}

interface LimitesProps extends Pick<CamposDeReglasProps, 'reglas'> {
  readonly poner: (cambio: Partial<ReglasDeInteres>) => void;
  readonly reparo: (campo: keyof ReglasDeInteres) => string | undefined;
}

function Limites({ reglas, poner, reparo }: LimitesProps) {
  return (
    <>
      <AmountField
        label="Saldo mínimo que gana (Q)"
        valor={reglas.minimo}
        onCambio={(minimo) => poner({ minimo: minimo ?? CERO })}
        error={reparo('minimo')}
      />
      <AmountField
        label="Tope que gana (Q)"
        placeholder="Sin tope"
        valor={reglas.tope ?? undefined}
        onCambio={(tope) => poner({ tope: tope ?? null })}
        error={reparo('tope')}
      />
      <Opcion
        etiqueta="Redondeo"
        opciones={modosDeRedondeo}
        nombres={nombresDeModo}
        valor={reglas.redondeo}
        onCambio={(redondeo) => poner({ redondeo })}
        error={reparo('redondeo')}
      />
    </>
  );
}

interface OpcionProps<V extends string> {
  readonly etiqueta: string;
  readonly opciones: readonly V[];
  readonly nombres: Readonly<Record<V, string>>;
  readonly valor: V;
  readonly onCambio: (valor: V) => void;
  readonly error: string | undefined;
}

function Opcion<V extends string>({ etiqueta, opciones, nombres, valor, onCambio, error }: OpcionProps<V>) {
  return (
    <div>
      <SelectField
        etiqueta={etiqueta}
        valor={valor}
        opciones={opciones.map((una) => [una, nombres[una]])}
        onCambio={(elegida) => {
          const nueva = opciones.find((una) => una === elegida);
          if (nueva !== undefined) onCambio(nueva);
        }}
      />
      {error !== undefined && <Input.Error role="alert">{error}</Input.Error>}
    </div>
  );
}
