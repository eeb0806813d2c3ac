// What somebody may say of one account of the old chart: its class, its name here, whether it takes movements, or that it is one
// that is here already.
import type { Cuenta } from '@cuadra/contract/contabilidad/catalogo/catalogo';
import { type Clase, clases, nombresDeClase } from '@cuadra/core/catalogo-ajeno/adivinar-clase';
import type { NodoAjeno } from '@cuadra/core/catalogo-ajeno/cuenta-ajena';
import type { Decision } from '@cuadra/core/catalogo-ajeno/decision';
import type { LugarPropuesto } from '@cuadra/core/catalogo-ajeno/proponer-catalogo';
import { ChevronDownIcon } from '@heroicons/react/24/outline';
import '@mantine/core/styles/Checkbox.layer.css';
import { Button, Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { AccountPicker } from '#ui/fields/account-picker.tsx';
import { Grid } from '#ui/layout/layout.tsx';
import { Text } from '#ui/text/text.tsx';
import classes from './ajeno.module.css';

interface CambiarLugarProps {
  readonly nodo: NodoAjeno;
  readonly lugar: LugarPropuesto;
  readonly tieneHijas: boolean;
  readonly catalogo: readonly Cuenta[];
  readonly ocupado: boolean;
  readonly onDecidir: (decision: Decision) => void;
}

const NOMBRE_MAX = 120;

export function CambiarLugar(props: CambiarLugarProps) {
  const { nodo, lugar, tieneHijas, catalogo, ocupado, onDecidir } = props;
  const yaEsta = lugar.porQue === 'ya-estaba';
  const deDetalle = catalogo.filter(({ tipoCuenta }) => tieneHijas || tipoCuenta === 'D');
  return (
    <fieldset className={classes.cambio} disabled={ocupado}>
      <Text as="legend" weight="bold" pad="none xs">
        {nodo.nombre}
      </Text>
      <Grid min="14rem" gap="lg" align="end">
        {!yaEsta && <ComoNueva nodo={nodo} lugar={lugar} onDecidir={onDecidir} />}
        {deDetalle.length > 0 && (
          <AccountPicker
            etiqueta="Es esta cuenta del catálogo"
            cuentas={deDetalle}
            valor={yaEsta ? (lugar.idCuenta ?? undefined) : undefined}
            onCambio={(idCuenta) => onDecidir({ idCuenta })}
          />
        )}
        {yaEsta && (
          <Button variant="default" size="xs" onClick={() => onDecidir({ idCuenta: null })}>
            Quitar
          </Button>
        )}
        {tieneHijas && (
          <Checkbox
            label="También recibe movimientos"
            checked={lugar.recibe}
            onChange={({ currentTarget }) => onDecidir({ recibe: currentTarget.checked })}
          />
        )}
      </Grid>
    </fieldset>
  );
}

/** The class and the name of one that is made here. */
function ComoNueva({ nodo, lugar, onDecidir }: Pick<CambiarLugarProps, 'nodo' | 'lugar' | 'onDecidir'>) {
  const [nombre, setNombre] = useState(nodo.nombre);
  return (
    <>
      <NativeSelect
        label="Es"
        size="sm"
        rightSection={<ChevronDownIcon width={16} height={16} aria-hidden="true" />}
        value={lugar.clase ?? ''}
        onChange={({ currentTarget }) =>
          onDecidir({ clase: clases.find((una) => una === currentTarget.value) })
        }
      >
        {lugar.clase === null && <option value="">Elija la clase</option>}
        {clases.map((clase) => (
          <option key={clase} value={clase}>
            {`${clase} ${enTitulo(clase)}`}
          </option>
        ))}
      </NativeSelect>
      <TextInput
        label="Nombre aquí"
        size="sm"
        maxLength={NOMBRE_MAX}
        value={nombre}
        onChange={({ currentTarget }) => setNombre(currentTarget.value)}
        onBlur={() => {
          if (nombre.trim() !== nodo.nombre) onDecidir({ nombre: nombre.trim() || undefined });
        }}
      />
    </>
  );
}

function enTitulo(clase: Clase): string {
  const [inicial = '', ...resto] = nombresDeClase[clase].toLowerCase();
  return inicial.toUpperCase() + resto.join('');
}
