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
import { Button, Checkbox, Input, TextInput } from '@mantine/core';
import { Grid, Row, Stack } from '#ui/layout/layout.tsx';
import { Text } from '#ui/text/text.tsx';
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import { modosDeTabla, nombresDeModoDeTabla } from '@cuadra/core/interes/tasas';
import { PlusIcon, XMarkIcon } from '@heroicons/react/24/outline';
import { useState } from 'react';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { AmountField } from '#ui/fields/amount-field.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { IconButton } from '#ui/marks/icon-button.tsx';
import type { Propuesta, TramoPropuesto } from './condiciones.ts';
import { escribirPorcentaje, leerPorcentaje } from './porcentaje.ts';

interface CamposDeReglasProps {
  readonly reglas: ReglasDeInteres;
  readonly onCambio: (reglas: ReglasDeInteres) => void;
  readonly reparos: readonly Incompatibilidad[];
}

export function CamposDeReglas({ reglas, onCambio, reparos }: CamposDeReglasProps) {
  const poner = (cambio: Partial<ReglasDeInteres>) => onCambio({ ...reglas, ...cambio });
  const reparo = (campo: keyof ReglasDeInteres) => reparos.find((uno) => uno.campo === campo)?.mensaje;
  return (
    <Stack gap="lg">
      <Grid min="12.5rem" even gap="lg" align="start">
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
      </Grid>
      <Checkbox
        label="El saldo de un día es el más bajo que tuvo"
        checked={reglas.intradia}
        onChange={({ currentTarget }) => poner({ intradia: currentTarget.checked })}
      />
    </Stack>
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
        value={reglas.minimo}
        onChange={(minimo) => poner({ minimo: minimo ?? CERO })}
        error={reparo('minimo')}
      />
      <AmountField
        label="Tope que gana (Q)"
        placeholder="Sin tope"
        value={reglas.tope ?? undefined}
        onChange={(tope) => poner({ tope: tope ?? null })}
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
        label={etiqueta}
        value={valor}
        options={opciones.map((una) => [una, nombres[una]])}
        onChange={(elegida) => {
          const nueva = opciones.find((una) => una === elegida);
          if (nueva !== undefined) onCambio(nueva);
        }}
      />
      {error !== undefined && <Input.Error role="alert">{error}</Input.Error>}
    </div>
  );
}

// The rates that are tried: one for every balance, or by how much there is.
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
    <Stack as="fieldset" gap="md">
      <Text as="legend" size="sm" weight="bold">
        Tasas
      </Text>
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
          label="Cómo se aplican los tramos"
          value={modo}
          options={modosDeTabla.map((uno) => [uno, nombresDeModoDeTabla[uno]])}
          onChange={(elegido) => {
            const nuevo = modosDeTabla.find((uno) => uno === elegido);
            if (nuevo !== undefined) onCambio({ ...propuesta, modo: nuevo });
          }}
        />
      )}
      {reparo !== undefined && <FormNotice tone="error" text={reparo.mensaje} />}
      {tramos.length < TRAMOS_MAX && (
        <Row>
          <Button
            variant="default"
            size="compact-sm"
            leftSection={<PlusIcon width={16} height={16} aria-hidden="true" />}
            onClick={agregar}
          >
            Agregar un tramo por monto
          </Button>
        </Row>
      )}
    </Stack>
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
    <Grid
      columns={unico ? 1 : `minmax(0, 1fr) minmax(0, 1fr) ${lugar > 0 ? 'auto' : ''}`}
      gap="md"
      align="end"
    >
      {!unico && (
        <AmountField
          label={`Tramo ${numero}: desde (Q)`}
          disabled={lugar === 0}
          value={lugar === 0 ? CERO : montoDesde}
          onChange={(nuevo) => onCambio({ montoDesde: nuevo ?? CERO })}
        />
      )}
      <CampoDeTasa
        etiqueta={unico ? 'Tasa anual' : `Tasa anual del tramo ${numero}`}
        valor={ppm}
        onCambio={(nueva) => onCambio({ ppm: nueva })}
      />
      {lugar > 0 && <IconButton label={`Quitar el tramo ${numero}`} icon={XMarkIcon} onClick={onQuitar} />}
    </Grid>
  );
}

// A yearly rate in per cent.
interface CampoDeTasaProps {
  readonly etiqueta: string;
  readonly valor: number;
  readonly onCambio: (ppm: number) => void;
}

function CampoDeTasa({ etiqueta, valor, onCambio }: CampoDeTasaProps) {
  const [escrito, setEscrito] = useState<string>();
  const ilegible = escrito !== undefined && leerPorcentaje(escrito) === undefined;
  const cambiar = (texto: string) => {
    setEscrito(texto);
    const ppm = leerPorcentaje(texto);
    if (ppm !== undefined) onCambio(ppm);
  };
  return (
    <TextInput
      label={etiqueta}
      className="cifras"
      inputMode="decimal"
      autoComplete="off"
      rightSection="%"
      error={ilegible ? 'Escriba la tasa, como 3.5.' : undefined}
      value={escrito ?? escribirPorcentaje(valor)}
      onFocus={({ currentTarget }) => currentTarget.select()}
      onChange={({ currentTarget }) => cambiar(currentTarget.value)}
      onBlur={() => {
        if (!ilegible) setEscrito(undefined);
      }}
    />
  );
}
