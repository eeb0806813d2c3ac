// What stands behind the control accounts of an institution that moves in: each caja counted, each bank account explained, savings that
// add up, and what is kept elsewhere. Each says how far it is from the mayor.
import { listarCuentasBancarias } from '@cuadra/contract/contabilidad/bancos/cuentas';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { usePermission } from '#platform/current-session.ts';
import { queryOf } from '#platform/query.ts';
import { Row, Stack } from '#ui/layout/layout.tsx';
import { Section } from '#ui/layout/section.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import { Page } from '#ui/page/page.tsx';
import { PlainLink } from '#ui/page/plain-link.tsx';
import { Note } from '#ui/text/text.tsx';
import { BancoAlEmpezar } from './banco-al-empezar.tsx';
import { CajasAlEmpezar } from './cajas-al-empezar.tsx';

export function AuxiliaresIniciales() {
  const administraCajas = usePermission('cajas:administrar');
  const veBancos = usePermission('bancos:ver');
  return (
    <Page
      title="Auxiliares"
      purpose="El detalle detrás de cada cuenta de control, para que sume lo que dice el mayor."
      actions={<PlainLink to="/administracion/puesta-en-marcha">Volver a la guía</PlainLink>}
    >
      <Stack gap="xl">
        {administraCajas && <CajasAlEmpezar />}
        {veBancos && <Bancos />}
        <Ahorros />
        <Section
          card
          max="64rem"
          title="Detalle que se lleva en otra parte"
          actions={<Link to="/contabilidad/auxiliares-externos">Abrir los auxiliares externos</Link>}
        >
          <Note pad="md xl">
            La cartera, las aportaciones u otro detalle que se lleva en otro programa: se marca su cuenta y
            cada mes se trae su cifra.
          </Note>
        </Section>
      </Stack>
    </Page>
  );
}

function Bancos() {
  const consulta = useQuery(queryOf(listarCuentasBancarias));
  return (
    <Section
      card
      max="64rem"
      title="Bancos: cheques en circulación"
      actions={
        <Link to="/contabilidad/comparacion-bancos" search={{ vista: 'administracion' }}>
          Crear cuentas bancarias
        </Link>
      }
    >
      <Loaded query={consulta} rows={2} label="Cargando las cuentas bancarias">
        {(cuentas) =>
          cuentas.length === 0 ? (
            <Note pad="md xl">
              Aún no hay cuentas bancarias. Créelas con el saldo que decía el banco el día antes de empezar.
            </Note>
          ) : (
            <Stack as="ul" line="between">
              {cuentas.map(({ id }) => (
                <BancoAlEmpezar key={id} id={id} />
              ))}
            </Stack>
          )
        }
      </Loaded>
    </Section>
  );
}

function Ahorros() {
  return (
    <Section
      card
      max="64rem"
      title="Cuentas de ahorro"
      actions={
        <Row as="span" justify="between" gap="md xl">
          <Link to="/ahorros/cuentas">Traer las cuentas</Link>
          <Link to="/ahorros/productos">Ver los productos</Link>
        </Row>
      }
    >
      <Note pad="md xl">
        Cada producto se prepara, se traen sus cuentas con su saldo y se activa cuando suman lo que dice el
        mayor de su cuenta en cada agencia.
      </Note>
    </Section>
  );
}
