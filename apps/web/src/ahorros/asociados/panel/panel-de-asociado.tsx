// One asociado: who it is, what can be done, and the accounts in the agencias of whoever looks, each a link to its own page.
import { type AsociadoEntero, cambiarEstadoDeAsociado } from '@cuadra/contract/ahorros/asociados';
import type { CuentaEnLista } from '@cuadra/contract/ahorros/cuentas';
import { queryString } from '@cuadra/contract/endpoint';
import type { EstadoDeAsociado } from '@cuadra/core/ahorros/asociado';
import { centavos } from '@cuadra/core/dinero';
import { EllipsisVerticalIcon } from '@heroicons/react/24/outline';
import { ActionIcon, Button, Menu } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { escribirDpi } from '#ahorros/marcas/dpi.ts';
import { EstadoDeAsociadoVisto, EstadoDeCuentaVisto } from '#ahorros/marcas/estados.tsx';
import { call } from '#platform/api.ts';
import { usePermission } from '#platform/current-session.ts';
import { formatDate } from '#ui/format/date.ts';
import { formatearQuetzales } from '#ui/format/dinero.ts';
import { Actions } from '#ui/layout/actions.tsx';
import { Fact, Facts } from '#ui/layout/facts.tsx';
import { Box, Row } from '#ui/layout/layout.tsx';
import { Section } from '#ui/layout/section.tsx';
import { ListPanel } from '#ui/list/list-panel.tsx';
import type { OpenPanel } from '#ui/list/use-filters.ts';
import { ReasonDialog } from '#ui/order/reason-dialog.tsx';
import { PlainLink } from '#ui/page/plain-link.tsx';
import { Note, Text } from '#ui/text/text.tsx';
import { consultas, refrescarAsociados } from '../consultas.ts';
import { EdicionDeAsociado } from '../formulario/formulario-de-asociado.tsx';
import classes from './panel.module.css';

interface PanelDeAsociadoProps {
  readonly id: string;
  readonly panel: OpenPanel<string>;
}

type OrdenDeAsociado = 'editar' | EstadoDeAsociado;

export function PanelDeAsociado({ id, panel }: PanelDeAsociadoProps) {
  const query = useQuery(consultas.asociado(id));
  const [orden, setOrden] = useState<OrdenDeAsociado>();
  const cerrar = () => setOrden(undefined);
  return (
    <ListPanel
      panel={panel}
      label="Asociado"
      query={query}
      title={({ nombre }) => nombre}
      loading="Cargando al asociado"
      rows={8}
      held={orden !== undefined}
    >
      {(asociado) => (
        <>
          <Datos asociado={asociado} />
          <Acciones asociado={asociado} onOrden={setOrden} />
          <Cuentas asociado={asociado} />
          <EdicionDeAsociado asociado={asociado} abierta={orden === 'editar'} onCerrar={cerrar} />
          {orden !== undefined && orden !== 'editar' && (
            <CambiarEstado asociado={asociado} estado={orden} onCerrar={cerrar} />
          )}
        </>
      )}
    </ListPanel>
  );
}

function Datos({ asociado }: { readonly asociado: AsociadoEntero }) {
  const { numero, estado, dpi, documento, nit, nacimiento, telefono, correo, direccion } = asociado;
  return (
    <Facts>
      <Dato nombre="Número">{numero}</Dato>
      <Dato nombre="Estado">
        <EstadoDeAsociadoVisto estado={estado} />
      </Dato>
      <Dato nombre="DPI">{dpi === null ? null : escribirDpi(dpi)}</Dato>
      <Dato nombre="Otro documento">{documento}</Dato>
      <Dato nombre="NIT">{nit}</Dato>
      <Dato nombre="Nacimiento">{nacimiento === null ? null : formatDate(nacimiento)}</Dato>
      <Dato nombre="Teléfono">{telefono}</Dato>
      <Dato nombre="Correo">{correo}</Dato>
      <Dato nombre="Dirección">{direccion}</Dato>
      <Dato nombre="Agencia">{asociado.agencia}</Dato>
      <Dato nombre="Ingreso">{formatDate(asociado.ingreso)}</Dato>
    </Facts>
  );
}

/** What is not known is not announced. */
function Dato({ nombre, children }: { readonly nombre: string; readonly children: ReactNode }) {
  if (children === null) return null;
  return (
    <Fact label={nombre} figures>
      {children}
    </Fact>
  );
}

interface AccionesProps {
  readonly asociado: AsociadoEntero;
  readonly onOrden: (orden: OrdenDeAsociado) => void;
}

/** Open an account, correct its data, and say that it left or came back. */
function Acciones({ asociado, onOrden }: AccionesProps) {
  const { history } = useRouter();
  if (!usePermission('ahorros:registrar')) return null;
  const activo = asociado.estado === 'activo';
  const abrirCuenta = `/ahorros/cuentas${queryString({ nueva: true, titular: asociado.id })}`;
  return (
    <Actions gap="sm">
      {activo ? (
        <Button size="compact-md" onClick={() => history.push(abrirCuenta)}>
          Abrir cuenta
        </Button>
      ) : (
        <Button size="compact-md" onClick={() => onOrden('activo')}>
          Reincorporar
        </Button>
      )}
      <Button size="compact-md" variant="default" onClick={() => onOrden('editar')}>
        Editar
      </Button>
      {activo && (
        <Menu position="bottom-end">
          <Menu.Target>
            <ActionIcon variant="default" size={28} aria-label="Más acciones del asociado">
              <EllipsisVerticalIcon width={18} height={18} aria-hidden="true" />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item onClick={() => onOrden('retirado')}>Retirar</Menu.Item>
            <Menu.Item onClick={() => onOrden('fallecido')}>Anotar que falleció</Menu.Item>
          </Menu.Dropdown>
        </Menu>
      )}
    </Actions>
  );
}

function Cuentas({ asociado: { cuentas, totales } }: { readonly asociado: AsociadoEntero }) {
  return (
    <Section title="Cuentas de ahorro" level={3} size="sm" gap="xs" line="above" pad="lg none">
      {cuentas.length === 0 ? (
        <Note>No tiene cuentas en sus agencias.</Note>
      ) : (
        <>
          <Box as="ul">
            {cuentas.map((cuenta) => (
              <li key={cuenta.id}>
                <Cuenta cuenta={cuenta} />
              </li>
            ))}
          </Box>
          <Row justify="between" line="above" pad="sm none" weight="bold" figures>
            <span>
              {totales.abiertas === 1 ? '1 cuenta abierta' : `${totales.abiertas} cuentas abiertas`}
            </span>
            <span>{formatearQuetzales(centavos(totales.saldo))}</span>
          </Row>
        </>
      )}
    </Section>
  );
}

function Cuenta({ cuenta: { id, numero, producto, estado, saldo } }: { readonly cuenta: CuentaEnLista }) {
  return (
    <PlainLink to={`/ahorros/cuentas${queryString({ cuenta: id })}`} className={classes.cuenta}>
      <Row oneLine justify="between" gap="lg" weight="medium" figures>
        <span>{numero}</span>
        <Text as="span" unbroken>
          {formatearQuetzales(centavos(saldo))}
        </Text>
      </Row>
      <Row oneLine justify="between" gap="lg" size="xs">
        <Text as="span" muted cut>
          {producto.nombre}
        </Text>
        <EstadoDeCuentaVisto estado={estado} />
      </Row>
    </PlainLink>
  );
}

// That an asociado leaves, died or comes back, with the reason that stays in the bitácora.
const TEXTOS: Readonly<
  Record<EstadoDeAsociado, { titulo: string; texto: string; boton: string; hecho: string }>
> = {
  retirado: {
    titulo: 'Retirar al asociado',
    texto: 'Ya no se le abrirán cuentas. Sus datos y su historia se conservan, y puede reincorporarse.',
    boton: 'Retirar',
    hecho: 'Asociado retirado.',
  },
  fallecido: {
    titulo: 'Anotar que el asociado falleció',
    texto: 'Ya no se le abrirán cuentas. Sus cuentas siguen como están hasta que alguien las cierre.',
    boton: 'Anotar',
    hecho: 'Quedó anotado.',
  },
  activo: {
    titulo: 'Reincorporar al asociado',
    texto: 'Podrán abrírsele cuentas de nuevo.',
    boton: 'Reincorporar',
    hecho: 'Asociado reincorporado.',
  },
};

interface CambiarEstadoProps {
  readonly asociado: AsociadoEntero;
  readonly estado: EstadoDeAsociado;
  readonly onCerrar: () => void;
}

function CambiarEstado({ asociado, estado, onCerrar }: CambiarEstadoProps) {
  const { titulo, texto, boton, hecho } = TEXTOS[estado];
  const { id, version, nombre, numero } = asociado;
  return (
    <ReasonDialog
      title={titulo}
      lead={`${nombre}, asociado ${numero}. ${texto}`}
      submit={boton}
      danger={estado !== 'activo'}
      run={(motivo) => call(cambiarEstadoDeAsociado, { params: { id }, body: { motivo, estado, version } })}
      refresh={refrescarAsociados}
      done={hecho}
      onClose={onCerrar}
    />
  );
}
