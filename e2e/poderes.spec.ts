// What one administrador asks for and others see: it waits, it can be stopped, and the roles say what excludes what.
import { darSesion, ingresar } from './paginas/acceso.ts';
import { darRolDesdeAntes, nuevasPersonas } from './paginas/personas.ts';
import { expect, test } from './prueba.ts';

test('un rol que aprueba espera; un contador lo ve en vivo y lo detiene con su motivo', async ({
  browser,
  page,
  request,
}) => {
  const [eva] = await nuevasPersonas(request, ['Eva Tzib', 'auxiliar']);
  const contador = await browser.newPage();
  await ingresar(contador, 'contador@cuadra.demo');
  await contador.getByRole('link', { name: 'Poderes', exact: true }).click();

  await darSesion(page, 'admin@cuadra.demo');
  await page.goto(`/administracion/usuarios?usuario=${eva.id}`);
  const panel = page.getByRole('dialog');
  const roles = panel.getByRole('group', { name: 'Roles' });
  // An auxiliar cannot be a cajero, and it says why.
  await expect(roles.getByRole('checkbox', { name: /^Cajero/ })).toBeDisabled();
  await expect(roles.getByText(/^No se combina con Auxiliar contable\./).first()).toBeVisible();
  await roles.getByRole('checkbox', { name: /^Contador/ }).check();
  await panel.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(page.getByText('Guardado. Lo que da más poder espera a otra persona.')).toBeVisible();

  const cambio = `Dar a ${eva.nombre} (${eva.correo}) el rol de Contador.`;
  await contador.getByRole('button', { name: `Detener: ${cambio}` }).click();
  const dialogo = contador.getByRole('dialog', { name: 'Detener el cambio' });
  await dialogo.getByRole('button', { name: 'Detener' }).click();
  await expect(dialogo.getByText('Escriba el motivo.')).toBeVisible();
  await dialogo.getByLabel(/^Motivo/).fill('No la conozco');
  await dialogo.getByRole('button', { name: 'Detener' }).click();
  await expect(dialogo).toBeHidden();
  await expect(contador.getByText(cambio)).toBeHidden();
  // What had the focus went away with its row.
  await expect(contador.getByRole('region', { name: 'Cambios por aprobar' })).toBeFocused();

  await page.goto('/administracion/poderes?vista=resueltos');
  const fila = page.getByRole('row').filter({ hasText: cambio });
  await expect(fila.getByText('Detenido')).toBeVisible();
  await expect(fila.getByText('No la conozco')).toBeVisible();
  await contador.close();
});

test('quien pidió lo retira; su propia ficha no le ofrece roles', async ({ page, request }) => {
  const [luz] = await nuevasPersonas(request, ['Luz Ba', 'auxiliar']);
  await darSesion(page, 'admin@cuadra.demo');
  await page.goto(`/administracion/usuarios?usuario=${luz.id}`);
  const panel = page.getByRole('dialog');
  await panel.getByRole('checkbox', { name: /^Contador/ }).check();
  await panel.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(panel).toBeHidden();
  await page.goto(`/administracion/usuarios?usuario=${luz.id}`);
  await panel.getByRole('link', { name: 'Ver los cambios por aprobar' }).click();
  await page.getByRole('button', { name: `Retirar: Dar a ${luz.nombre}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Retirar' }).click();
  await expect(page.getByText('Cambio retirado.')).toBeVisible();

  await page.goto('/administracion/usuarios');
  await page.getByRole('link', { name: 'Ana Lucía Morales Caal' }).click();
  await expect(panel.getByText('Sus roles y agencias los cambia otro administrador.')).toBeVisible();
  await expect(panel.getByRole('checkbox', { name: /^Contador/ })).toHaveCount(0);
});

test('quien tiene desde antes roles que se excluyen es un pendiente: se pide aceptarlo, o se le quita uno', async ({
  page,
  request,
}) => {
  const [rita] = await nuevasPersonas(request, ['Rita Cuc', 'cajero']);
  await darRolDesdeAntes(rita, 'ahorros');
  await darSesion(page, 'admin@cuadra.demo');
  await page.goto('/welcome');
  await page.getByRole('link', { name: /personas? con roles que se excluyen/ }).click();
  const fila = page.getByRole('row').filter({ hasText: rita.nombre });
  await expect(fila).toContainText('Quien mueve las cuentas de los asociados no paga su efectivo.');
  await expect(fila).toContainText('Por resolver');
  await fila.getByRole('button', { name: `Aceptar por un tiempo los roles de ${rita.nombre}` }).click();
  const dialogo = page.getByRole('dialog', { name: 'Aceptar por un tiempo' });
  await dialogo.getByRole('button', { name: 'Pedir que se acepte' }).click();
  await expect(dialogo.getByText('Escriba el motivo.')).toBeVisible();
  await dialogo.getByLabel(/^Motivo/).fill('En la agencia trabajan tres personas');
  await dialogo.getByRole('button', { name: 'Pedir que se acepte' }).click();
  await expect(dialogo).toBeHidden();
  await expect(fila).toContainText('Aceptarlo espera a otro administrador.');

  await fila.getByRole('link', { name: `Cambiar los roles de ${rita.nombre}` }).click();
  const panel = page.getByRole('dialog', { name: rita.nombre });
  await panel.getByRole('checkbox', { name: /^Ahorros/ }).uncheck();
  await panel.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(panel).toBeHidden();
  await page.goto('/administracion/poderes');
  await page
    .getByRole('button', { name: new RegExp(`^Retirar: Aceptar hasta el .* ${rita.nombre}`) })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Retirar' }).click();
  await page.goto('/administracion/poderes?vista=reglas');
  await expect(page.getByRole('heading', { name: 'Roles que no da una sola persona' })).toBeVisible();
  await expect(fila).toHaveCount(0);
});

test('dejar de exigir el segundo factor a un rol pide un motivo, y espera', async ({ page }) => {
  await darSesion(page, 'admin@cuadra.demo');
  await page.goto('/administracion/institucion');
  const formulario = page.getByRole('form', { name: 'Segundo factor obligatorio' });
  const ahorros = formulario.getByRole('checkbox', { name: 'Ahorros' });
  await expect(ahorros).toBeChecked();
  await ahorros.uncheck();
  await formulario.getByRole('button', { name: 'Guardar roles' }).click();
  await expect(formulario.getByText('Escriba el motivo.')).toBeVisible();
  await formulario.getByLabel(/^Motivo para dejar de exigirlo/).fill('Cambiamos de teléfonos');
  await formulario.getByRole('button', { name: 'Guardar roles' }).click();
  await expect(page.getByText('Cambio pedido: espera a otra persona.')).toBeVisible();
  await expect(ahorros).toBeChecked();
  await expect(
    formulario.getByText('Dejar de exigir el segundo factor a: Ahorros. Motivo: Cambiamos de teléfonos'),
  ).toBeVisible();
  await formulario.getByRole('link', { name: 'Ver los cambios por aprobar' }).click();
  await page.getByRole('button', { name: /^Retirar: Dejar de exigir el segundo factor/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Retirar' }).click();
  await expect(page.getByText('Cambio retirado.')).toBeVisible();
});
