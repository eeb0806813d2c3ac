// The days, the balance they begin with, and what moves in them.

import { CERO, centavos } from '@cuadra/core/dinero';
import { PlusIcon, XMarkIcon } from '@heroicons/react/24/outline';
import { Button, TextInput } from '@mantine/core';
import { AmountField } from '#ui/fields/amount-field.tsx';
import { ChoiceField } from '#ui/fields/choice-field.tsx';
import { DateField } from '#ui/fields/date-field.tsx';
import { Grid, Row, Stack } from '#ui/layout/layout.tsx';
import { IconButton } from '#ui/marks/icon-button.tsx';
import { Text } from '#ui/text/text.tsx';
import { MOVIMIENTOS_MAX } from './consultas.ts';
import type { Caso, MovimientoEscrito } from './escenario.ts';

interface CamposDeCasoProps {
  readonly caso: Caso;
  readonly onCambio: (caso: Caso) => void;
}

export function CamposDeCaso({ caso, onCambio }: CamposDeCasoProps) {
  const poner = (cambio: Partial<Caso>) => onCambio({ ...caso, ...cambio });
  return (
    <Stack gap="lg" pad="lg xl">
      <Grid min="12.5rem" even gap="lg" align="start">
        <DateField label="Primer día" value={caso.desde} onChange={(desde) => poner({ desde })} />
        <DateField
          label="Último día"
          value={caso.ultimoDia}
          onChange={(ultimoDia) => poner({ ultimoDia })}
          error={caso.ultimoDia < caso.desde ? 'Debe ser igual o posterior al primero.' : undefined}
        />
        <AmountField
          label="Saldo al empezar (Q)"
          value={caso.saldo}
          onChange={(saldo) => poner({ saldo: saldo ?? CERO })}
        />
        <Entero
          etiqueta="Plazo en días"
          valor={caso.plazoDias}
          maximo={7_300}
          onCambio={(plazoDias) => poner({ plazoDias })}
        />
        <Entero
          etiqueta="Cuántas cuentas así"
          valor={caso.cuentas}
          maximo={10_000_000}
          onCambio={(cuentas) => poner({ cuentas })}
        />
        <ChoiceField
          label="ISR"
          options={[
            { value: 'afecta', text: 'Afecta' },
            { value: 'exenta', text: 'Exenta' },
          ]}
          value={caso.afecta ? 'afecta' : 'exenta'}
          onChange={(cual) => poner({ afecta: cual === 'afecta' })}
        />
      </Grid>
      <Movimientos caso={caso} onCambio={(movimientos) => poner({ movimientos })} />
    </Stack>
  );
}

interface EnteroProps {
  readonly etiqueta: string;
  readonly valor: number;
  readonly maximo: number;
  readonly onCambio: (valor: number) => void;
}

function Entero({ etiqueta, valor, maximo, onCambio }: EnteroProps) {
  return (
    <TextInput
      label={etiqueta}
      className="cifras"
      inputMode="numeric"
      autoComplete="off"
      value={String(valor)}
      onFocus={({ currentTarget }) => currentTarget.select()}
      onChange={({ currentTarget }) => {
        const escrito = currentTarget.value.replace(/\D/g, '');
        onCambio(Math.min(maximo, Number(escrito === '' ? '0' : escrito)));
      }}
    />
  );
}

interface MovimientosProps {
  readonly caso: Caso;
  readonly onCambio: (movimientos: readonly MovimientoEscrito[]) => void;
}

function Movimientos({ caso: { movimientos, desde }, onCambio }: MovimientosProps) {
  const cambiar = (clave: number, cambio: Partial<MovimientoEscrito>) =>
    onCambio(movimientos.map((uno) => (uno.clave === clave ? { ...uno, ...cambio } : uno)));
  const agregar = () => {
    const clave = Math.max(0, ...movimientos.map((uno) => uno.clave)) + 1;
    onCambio([...movimientos, { clave, fecha: movimientos.at(-1)?.fecha ?? desde, monto: centavos(0) }]);
  };
  return (
    <Stack as="fieldset" gap="md">
      <Text as="legend" size="sm" weight="bold">
        Depósitos y retiros
      </Text>
      {movimientos.map(({ clave, fecha, monto }, i) => (
        <Grid key={clave} columns="minmax(0, 1fr) minmax(0, 1fr) auto" gap="md" align="end">
          <DateField
            label={`Fecha del movimiento ${i + 1}`}
            value={fecha}
            onChange={(nueva) => cambiar(clave, { fecha: nueva })}
          />
          <AmountField
            label="Monto (Q); un retiro, con signo menos"
            signed
            value={monto}
            onChange={(nuevo) => cambiar(clave, { monto: nuevo ?? CERO })}
          />
          <IconButton
            label={`Quitar el movimiento ${i + 1}`}
            icon={XMarkIcon}
            onClick={() => onCambio(movimientos.filter((uno) => uno.clave !== clave))}
          />
        </Grid>
      ))}
      {movimientos.length < MOVIMIENTOS_MAX && (
        <Row>
          <Button
            variant="default"
            size="compact-sm"
            leftSection={<PlusIcon width={16} height={16} aria-hidden="true" />}
            onClick={agregar}
          >
            Agregar un movimiento
          </Button>
        </Row>
      )}
    </Stack>
  );
}
