// What is known of an account beside what moved in it: its holders, its ISR, its term, its rules and the states it was in.
import type { CuentaEntera, ReglasDeCuenta } from '@cuadra/contract/ahorros/cuentas';
import { queryString } from '@cuadra/contract/endpoint';
import { nombresDeDestinoAlVencer, nombresDeTratamientoDeIsr } from '@cuadra/core/ahorros/cuenta';
import { centavos } from '@cuadra/core/dinero';
import { nombresDeBase } from '@cuadra/core/interes/base-de-dias';
import { nombresDeCapitalizacion, nombresDeFrecuencia, nombresDeMetodo } from '@cuadra/core/interes/reglas';
import type { ReactNode } from 'react';
import { escribirDpi } from '#ahorros/marcas/dpi.ts';
import { EstadoDeCuentaVisto } from '#ahorros/marcas/estados.tsx';
import { decirTasa } from '#ahorros/marcas/tasa.ts';
import { formatDate } from '#ui/format/date.ts';
import { formatearQuetzales } from '#ui/format/dinero.ts';
import { addDays } from '#ui/format/typed-date.ts';
import { Fact, Facts } from '#ui/layout/facts.tsx';
import { Grid, Stack } from '#ui/layout/layout.tsx';
import { Section } from '#ui/layout/section.tsx';
import { PlainLink } from '#ui/page/plain-link.tsx';
import { Note, Text } from '#ui/text/text.tsx';

export function DatosDeCuenta({ cuenta }: { readonly cuenta: CuentaEntera }) {
  return (
    <Grid min="20rem" gap="xl 2xl" pad="xl" size="sm" lines="even">
      <Titulares cuenta={cuenta} />
      <General cuenta={cuenta} />
      <Isr cuenta={cuenta} />
      {cuenta.plazo !== null && <Plazo plazo={cuenta.plazo} />}
      {cuenta.reglas !== null && <Reglas reglas={cuenta.reglas} tasaPpm={cuenta.tasaPpm} />}
      <Historia estados={cuenta.estados} apertura={cuenta.apertura} />
    </Grid>
  );
}

interface DeCuenta {
  readonly cuenta: CuentaEntera;
}

function Titulares({ cuenta: { titulares } }: DeCuenta) {
  return (
    <Parte titulo={titulares.length === 1 ? 'Titular' : 'Titulares'}>
      <Stack as="ol" gap="sm">
        {titulares.map(({ id, numero, nombre, dpi }) => (
          <li key={id}>
            <PlainLink to={`/ahorros/asociados${queryString({ asociado: id })}`}>{nombre}</PlainLink>
            <Text as="small" block size="xs" muted>
              Asociado {numero}
              {dpi !== null && `, DPI ${escribirDpi(dpi)}`}
            </Text>
          </li>
        ))}
      </Stack>
    </Parte>
  );
}

function General({ cuenta }: DeCuenta) {
  const { apertura, cierre, interesHasta, destino, control } = cuenta;
  return (
    <Parte titulo="Cuenta">
      <Facts>
        <Dato nombre="Apertura">{formatDate(apertura)}</Dato>
        <Dato nombre="Cierre">{cierre === null ? null : formatDate(cierre)}</Dato>
        <Dato nombre="Intereses pagados hasta">
          {interesHasta > apertura ? formatDate(addDays(interesHasta, -1)) : 'Ninguno todavía'}
        </Dato>
        <Dato nombre="Intereses van a">
          {destino === null ? (
            'Esta misma cuenta'
          ) : (
            <PlainLink to={`/ahorros/cuentas${queryString({ cuenta: destino.id })}`}>
              {destino.numero} {destino.titular}
            </PlainLink>
          )}
        </Dato>
        <Dato nombre="En los libros">
          {control.idCuenta} {control.nombreCuenta}
        </Dato>
      </Facts>
    </Parte>
  );
}

function Isr({ cuenta: { isr } }: DeCuenta) {
  return (
    <Parte titulo="ISR">
      <Facts>
        <Dato nombre="Tratamiento">{nombresDeTratamientoDeIsr[isr.tratamiento]}</Dato>
        <Dato nombre="Documento">{isr.documento}</Dato>
        <Dato nombre="Vence">{isr.vence === null ? null : formatDate(isr.vence)}</Dato>
        {isr.tratamiento === 'exento' && (
          <Dato nombre="Hoy">
            {isr.exentaHoy ? 'No se le retiene' : 'Se le retiene: su documento venció'}
          </Dato>
        )}
      </Facts>
    </Parte>
  );
}

function Plazo({ plazo }: { readonly plazo: NonNullable<CuentaEntera['plazo']> }) {
  return (
    <Parte titulo="Plazo">
      <Facts>
        <Dato nombre="Días">{plazo.dias}</Dato>
        <Dato nombre="Vence">{formatDate(plazo.vence)}</Dato>
        <Dato nombre="Tasa pactada">{decirTasa(plazo.tasaPpm)}</Dato>
        <Dato nombre="Al vencer">{nombresDeDestinoAlVencer[plazo.alVencer]}</Dato>
      </Facts>
    </Parte>
  );
}

interface ReglasProps {
  readonly reglas: ReglasDeCuenta;
  readonly tasaPpm: number | null;
}

function Reglas({ reglas, tasaPpm }: ReglasProps) {
  return (
    <Parte titulo="Reglas de hoy">
      <Facts>
        <Dato nombre="Tasa anual">{tasaPpm === null ? null : decirTasa(tasaPpm)}</Dato>
        <Dato nombre="Saldo que gana">{decir(nombresDeMetodo, reglas.metodo)}</Dato>
        <Dato nombre="Días">{decir(nombresDeBase, reglas.base)}</Dato>
        <Dato nombre="Capitalización">{decir(nombresDeCapitalizacion, reglas.capitalizacion)}</Dato>
        <Dato nombre="Abono">{decir(nombresDeFrecuencia, reglas.abono)}</Dato>
        <Dato nombre="Saldo mínimo">
          {reglas.minimo === 0 ? null : formatearQuetzales(centavos(reglas.minimo))}
        </Dato>
        <Dato nombre="Tope">{reglas.tope === null ? null : formatearQuetzales(centavos(reglas.tope))}</Dato>
      </Facts>
    </Parte>
  );
}

/** As people read it. */
const decir = (nombres: Readonly<Record<string, string>>, clave: string): string => nombres[clave] ?? clave;

function Historia({ estados, apertura }: Pick<CuentaEntera, 'estados' | 'apertura'>) {
  return (
    <Parte titulo="Estados">
      {estados.length === 0 ? (
        <Note>Activa desde su apertura, el {formatDate(apertura)}.</Note>
      ) : (
        <Stack as="ol" gap="sm">
          {estados.map(({ desde, estado, motivo, por }) => (
            <li key={desde}>
              {formatDate(desde)} <EstadoDeCuentaVisto estado={estado} />
              <Text as="small" block size="xs" muted>
                {[motivo, por?.nombre].filter((parte) => parte != null).join(', ')}
              </Text>
            </li>
          ))}
        </Stack>
      )}
    </Parte>
  );
}

function Parte({ titulo, children }: { readonly titulo: string; readonly children: ReactNode }) {
  return (
    <Section title={titulo} level={3} size="sm" gap="sm">
      {children}
    </Section>
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
