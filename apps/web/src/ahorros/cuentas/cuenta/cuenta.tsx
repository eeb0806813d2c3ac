// One savings account: whose it is and what it holds, what moved in it, its data, and what can be done with it.
import '@mantine/core/styles/Tabs.layer.css';
import type { CuentaEntera } from '@cuadra/contract/ahorros/cuentas';
import { frasesDeMotivoSinPago } from '@cuadra/core/ahorros/corrida';
import { centavos } from '@cuadra/core/dinero';
import { ChevronLeftIcon, EllipsisVerticalIcon } from '@heroicons/react/24/outline';
import { ActionIcon, Button, Menu, Tabs } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { EstadoDeCuentaVisto } from '#ahorros/marcas/estados.tsx';
import { decirTasa } from '#ahorros/marcas/tasa.ts';
import { usePermission } from '#platform/current-session.ts';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { formatDate, todayInGuatemala } from '#ui/format/date.ts';
import { formatearQuetzales } from '#ui/format/dinero.ts';
import { Figure } from '#ui/layout/figure.tsx';
import { Box, Row, Stack } from '#ui/layout/layout.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import { PlainLink } from '#ui/page/plain-link.tsx';
import { TabList } from '#ui/page/tab-list.tsx';
import { Title } from '#ui/text/text.tsx';
import { consultas } from '../consultas.ts';
import { decirTitular } from '../decir-titular.ts';
import { DialogoDeCuenta, type OrdenDeCuenta } from '../dialogos/dialogo-de-cuenta.tsx';
import { useDireccion } from '../direccion.ts';
import { avisosDe } from './avisos.ts';
import { DatosDeCuenta } from './datos-de-cuenta.tsx';
import { MovimientosDeCuenta } from './movimientos-de-cuenta.tsx';

export function CuentaAbierta({ id }: { readonly id: number }) {
  const consulta = useQuery(consultas.cuenta(id));
  return (
    <Loaded query={consulta} rows={14} label="Cargando la cuenta">
      {(cuenta) => <Contenido cuenta={cuenta} />}
    </Loaded>
  );
}

interface DeCuenta {
  readonly cuenta: CuentaEntera;
}

function Contenido({ cuenta }: DeCuenta) {
  const { busqueda, replace } = useDireccion();
  const [orden, setOrden] = useState<OrdenDeCuenta>();
  const vista = busqueda.vista ?? 'movimientos';
  return (
    <Stack gap="lg">
      <Encabezado cuenta={cuenta} onOrden={setOrden} />
      <Box surface="card">
        <Tabs
          value={vista}
          onChange={(elegida) => replace({ vista: elegida === 'datos' ? 'datos' : undefined })}
          keepMounted={false}
        >
          <TabList active={vista}>
            <Tabs.Tab value="movimientos">Movimientos</Tabs.Tab>
            <Tabs.Tab value="datos">Datos</Tabs.Tab>
          </TabList>
          <Tabs.Panel value="movimientos">
            <MovimientosDeCuenta cuenta={cuenta} onOrden={setOrden} />
          </Tabs.Panel>
          <Tabs.Panel value="datos">
            <DatosDeCuenta cuenta={cuenta} />
          </Tabs.Panel>
        </Tabs>
      </Box>
      {orden !== undefined && (
        <DialogoDeCuenta orden={orden} cuenta={cuenta} onCerrar={() => setOrden(undefined)} />
      )}
    </Stack>
  );
}

interface EncabezadoProps extends DeCuenta {
  readonly onOrden: (orden: OrdenDeCuenta) => void;
}

/** Which account it is, whose, how it stands, what it holds and what it has earned; and what can be done with it. */
function Encabezado({ cuenta, onOrden }: EncabezadoProps) {
  const { numero, producto, agencia, estado, tasaPpm } = cuenta;
  return (
    <Stack as="section" gap="md" surface="card" pad="md xl" aria-label={`Cuenta ${numero}`}>
      <Row gap="xs" size="xs" muted>
        <ChevronLeftIcon width={14} height={14} aria-hidden="true" />
        <PlainLink to="/ahorros/cuentas" style={{ color: 'inherit' }}>
          Todas las cuentas
        </PlainLink>
      </Row>
      <Row align="start" gap="md 2xl">
        <Box grow basis="18rem">
          <Title size="lg" lines="loose" breaks>
            <span className="cifras">{numero}</span> {decirTitular(cuenta)}
          </Title>
          <Row as="p" gap="2xs lg" size="sm" muted lines="even">
            <EstadoDeCuentaVisto estado={estado} />
            <span>
              {producto.nombre}, agencia {agencia}
            </span>
            {tasaPpm !== null && <span>{decirTasa(tasaPpm)} anual</span>}
          </Row>
        </Box>
        <Cifras cuenta={cuenta} />
        <Acciones cuenta={cuenta} onOrden={onOrden} />
      </Row>
      {avisosDe(cuenta, todayInGuatemala()).map((aviso) => (
        <FormNotice key={aviso} tone="info" text={aviso} />
      ))}
    </Stack>
  );
}

function Cifras({ cuenta: { saldo, interes } }: DeCuenta) {
  return (
    <>
      <Figure label="Saldo" size="lg">
        {formatearQuetzales(centavos(saldo))}
      </Figure>
      {interes !== null && (
        <Box max="20rem">
          <Figure
            label="Intereses hasta hoy"
            size="lg"
            note={
              interes.motivo === null
                ? `Desde el ${formatDate(interes.desde)}; neto ${formatearQuetzales(centavos(interes.neto))}`
                : frasesDeMotivoSinPago[interes.motivo]
            }
          >
            {formatearQuetzales(centavos(interes.interes))}
          </Figure>
        </Box>
      )}
    </>
  );
}

function Acciones({ cuenta, onOrden }: EncabezadoProps) {
  const registra = usePermission('ahorros:registrar');
  const [primera, ...resto] = registra ? ordenesDe(cuenta, todayInGuatemala()) : [];
  if (primera === undefined) return null;
  return (
    <Row gap="sm" oneLine>
      <Button onClick={() => onOrden({ clase: primera.clase })}>{primera.nombre}</Button>
      {resto.length > 0 && (
        <Menu position="bottom-end">
          <Menu.Target>
            <ActionIcon variant="default" size={36} aria-label="Más acciones de la cuenta">
              <EllipsisVerticalIcon width={18} height={18} aria-hidden="true" />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            {resto.map(({ clase, nombre }) => (
              <Menu.Item key={clase} onClick={() => onOrden({ clase })}>
                {nombre}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
    </Row>
  );
}

interface Orden {
  readonly clase: Exclude<OrdenDeCuenta['clase'], 'deshacer'>;
  readonly nombre: string;
}

/** What can be done with it, as the server says of its state and its product. The first is done most. */
function ordenesDe({ acciones, plazo }: CuentaEntera, hoy: string): Orden[] {
  const puede = (accion: CuentaEntera['acciones'][number]) => acciones.includes(accion);
  const anticipado = plazo !== null && plazo.vence > hoy;
  const alVencer = plazo === null ? 'Destino de los intereses' : 'Instrucción al vencimiento';
  const todas: readonly (Orden & { readonly pide: CuentaEntera['acciones'][number] })[] = [
    { pide: 'transferir', clase: 'transferir', nombre: 'Transferir' },
    { pide: 'estado', clase: 'estado', nombre: 'Cambiar el estado' },
    { pide: 'cambiar', clase: 'titulares', nombre: 'Titulares' },
    { pide: 'cambiar', clase: 'isr', nombre: 'Tratamiento de ISR' },
    { pide: 'cambiar', clase: 'al-vencer', nombre: alVencer },
    { pide: 'cerrar', clase: 'cerrar', nombre: anticipado ? 'Retiro anticipado' : 'Cerrar la cuenta' },
  ];
  return todas.filter(({ pide }) => puede(pide));
}
