// The grid: one account a row, by its code or its name, and what it holds on one of its sides. A row more is there as soon as the last one
// says something.
import '@mantine/core/styles/Input.layer.css';
import type { Cuenta } from '@cuadra/contract/contabilidad/catalogo/catalogo';
import { XMarkIcon } from '@heroicons/react/24/outline';
import { ActionIcon, Button, TextInput } from '@mantine/core';
import { memo, useId, useState } from 'react';
import { AmountField } from '#ui/fields/amount-field.tsx';
import { formatearEntero } from '#ui/format/dinero.ts';
import { Grid, Stack } from '#ui/layout/layout.tsx';
import { Hidden, Text } from '#ui/text/text.tsx';
import classes from './saldos-iniciales.module.css';
import type { Renglon } from './use-renglones.ts';

interface RejillaProps {
  readonly renglones: readonly Renglon[];
  readonly errores: ReadonlyMap<number, string | undefined>;
  readonly cuentas: readonly Cuenta[];
  readonly onCambio: (clave: number, cambio: Partial<Renglon>) => void;
  readonly onQuitar: (clave: number) => void;
}

/** More than are looked at together; the rest come when they are asked for. */
const POR_VEZ = 150;

export function Rejilla({ renglones, errores, cuentas, onCambio, onQuitar }: RejillaProps) {
  const lista = useId();
  const [cuantos, setCuantos] = useState(POR_VEZ);
  const nombres = new Map(cuentas.map(({ idCuenta, nombreCuenta }) => [idCuenta, nombreCuenta]));
  const ultimo = renglones.at(-1);
  const primeros = renglones.slice(0, cuantos);
  const faltan = renglones.length - primeros.length;
  return (
    <Stack as="fieldset" gap="xs">
      <legend>
        <Hidden>Saldos por cuenta</Hidden>
      </legend>
      <datalist id={lista}>
        {cuentas
          .filter(({ tipoCuenta }) => tipoCuenta === 'D')
          .map(({ idCuenta, nombreCuenta }) => (
            <option key={idCuenta} value={idCuenta}>
              {nombreCuenta}
            </option>
          ))}
      </datalist>
      <Grid className={classes.fila} gap="md" size="xs" muted aria-hidden>
        <span className={classes.rotulo}>Cuenta</span>
        <Text as="span" textAlign="right">
          Debe (Q)
        </Text>
        <Text as="span" textAlign="right">
          Haber (Q)
        </Text>
      </Grid>
      {primeros.map((renglon, lugar) => (
        <Fila
          key={renglon.clave}
          renglon={renglon}
          lugar={lugar + 1}
          lista={lista}
          nombre={nombres.get(renglon.cuenta.trim())}
          error={errores.get(renglon.clave)}
          onCambio={onCambio}
          onQuitar={onQuitar}
        />
      ))}
      {faltan > 0 && ultimo !== undefined && (
        <Button variant="subtle" onClick={() => setCuantos((antes) => antes + POR_VEZ)}>
          Ver {formatearEntero(Math.min(faltan, POR_VEZ))} más de {formatearEntero(faltan)}
        </Button>
      )}
    </Stack>
  );
}

interface FilaProps extends Pick<RejillaProps, 'onCambio' | 'onQuitar'> {
  readonly renglon: Renglon;
  readonly lugar: number;
  readonly lista: string;
  readonly nombre: string | undefined;
  readonly error: string | undefined;
}

const Fila = memo(function Fila({ renglon, lugar, lista, nombre, error, onCambio, onQuitar }: FilaProps) {
  const { clave, cuenta, debe, haber } = renglon;
  return (
    <Grid className={classes.fila} gap="md" align="start">
      <TextInput
        aria-label={`Cuenta ${lugar}`}
        className={classes.cuenta ?? ''}
        classNames={{ description: classes.nombre ?? '' }}
        placeholder="Código o nombre"
        autoComplete="off"
        spellCheck={false}
        list={lista}
        maxLength={300}
        value={cuenta}
        description={nombre}
        error={error}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        onChange={({ currentTarget }) => onCambio(clave, { cuenta: currentTarget.value })}
      />
      <AmountField
        aria-label={`Debe ${lugar}`}
        placeholder="0.00"
        value={debe}
        onChange={(monto) => onCambio(clave, { debe: monto })}
      />
      <AmountField
        aria-label={`Haber ${lugar}`}
        placeholder="0.00"
        value={haber}
        onChange={(monto) => onCambio(clave, { haber: monto })}
      />
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={`Quitar la cuenta ${lugar}`}
        onClick={() => onQuitar(clave)}
      >
        <XMarkIcon width={18} height={18} aria-hidden="true" />
      </ActionIcon>
    </Grid>
  );
});
