// What an administrator does with people, and how it reaches them at once.
import { darSesion, ingresar, llenarIngreso } from './paginas/acceso.ts';
import { expect, test } from './prueba.ts';

test('una solicitud de cuenta llega en vivo, se aprueba y la persona ingresa', async ({ browser, page }) => {
  await darSesion(page, 'admin@cuadra.demo');
  await page.goto('/administracion/usuarios');
  await page.getByRole('tab', { name: /Solicitudes/ }).click();

  const visita = await browser.newPage();
  await visita.goto('/sign-up');
  await visita.getByLabel(/^Nombre completo/).fill('Dominga Pop Caal');
  await visita.getByLabel(/^Correo electrónico/).fill('dominga@ejemplo.gt');
  await visita.getByLabel(/^Contraseña/).fill('Cardamomo-77');
  await visita.getByLabel(/^Acepto/).check();
  await visita.getByRole('button', { name: /Solicitar|Enviar/ }).click();
  await expect(visita).toHaveURL(/\/confirmation-required$/);

  await page.getByRole('button', { name: 'Aprobar la solicitud de Dominga Pop Caal' }).click();
  const panel = page.getByRole('dialog');
  await panel.getByRole('checkbox', { name: /Auxiliar contable/ }).check();
  await panel.getByRole('checkbox', { name: /Agencia Central Cobán/ }).check();
  await panel.getByRole('button', { name: 'Aprobar y crear usuario' }).click();
  await expect(page.getByRole('button', { name: 'Aprobar la solicitud de Dominga Pop Caal' })).toBeHidden();

  await ingresar(visita, 'dominga@ejemplo.gt', 'Cardamomo-77');
  await visita.close();
});

test('la lista va por páginas, con su tamaño y su lugar en la dirección', async ({ page }) => {
  await darSesion(page, 'admin@cuadra.demo');
  // A page that does not exist shows the last one.
  await page.goto('/administracion/usuarios?pagina=9');
  const paginas = page.getByRole('navigation', { name: 'Paginación' });
  await expect(paginas.getByText(/^1 - (\d+) de \1$/)).toBeVisible();
  for (const nombre of ['Primera página', 'Página anterior', 'Página siguiente', 'Última página'])
    await expect(paginas.getByRole('button', { name: nombre })).toBeDisabled();
  await paginas.getByLabel('Elementos por página').selectOption('100');
  await expect(page).toHaveURL(/\?porPagina=100$/);
  await page.getByPlaceholder(/Buscar por nombre/).fill('nadie con este nombre');
  await expect(page.getByText('Ningún usuario coincide')).toBeVisible();
  await expect(paginas).toBeHidden();
});

test('un usuario deshabilitado sale en el acto y ya no ingresa', async ({ browser, page, vigilancia }) => {
  vigilancia.admitirFallosDeRed();
  await darSesion(page, 'admin@cuadra.demo');
  await page.goto('/administracion/usuarios');
  await page.getByRole('button', { name: 'Nuevo usuario' }).click();
  const nuevo = page.getByRole('dialog', { name: 'Nuevo usuario' });
  await nuevo.getByLabel(/^Nombre/).fill('Venancio Sub Chub');
  await nuevo.getByLabel(/^Correo/).fill('venancio@ejemplo.gt');
  await nuevo.getByRole('radio', { name: 'Escribir una contraseña' }).check();
  await nuevo.getByLabel(/^Contraseña/).fill('Pimienta-gorda-5');
  await nuevo.getByRole('checkbox', { name: /^Cajero/ }).check();
  await nuevo.getByRole('checkbox', { name: /Agencia Central Cobán/ }).check();
  await nuevo.getByRole('button', { name: 'Crear usuario' }).click();
  await expect(nuevo).toBeHidden();

  const persona = await browser.newPage();
  await ingresar(persona, 'venancio@ejemplo.gt', 'Pimienta-gorda-5');

  await page.getByRole('link', { name: 'Venancio Sub Chub' }).click();
  await page.getByRole('dialog').getByRole('switch', { name: 'Usuario activo' }).uncheck({ force: true });
  await page.getByRole('dialog').getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(persona).toHaveURL(/\/sign-in/);
  await llenarIngreso(persona, 'venancio@ejemplo.gt', 'Pimienta-gorda-5');
  await expect(persona.getByText('El correo o la contraseña no son correctos.')).toBeVisible();
  await persona.close();
});

test('quien no administra no ve usuarios ni en el menú ni en la pantalla', async ({ page, vigilancia }) => {
  vigilancia.admitirFallosDeRed();
  await ingresar(page, 'contador@cuadra.demo');
  await expect(page.getByRole('link', { name: 'Usuarios' })).toBeHidden();
  await page.goto('/administracion/usuarios');
  await expect(page.getByText(/permiso/i).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Nuevo usuario' })).toBeHidden();
});

test('la institución cambia su encabezado', async ({ page }) => {
  await darSesion(page, 'admin@cuadra.demo');
  await page.goto('/administracion/institucion');
  const formulario = page.getByRole('form', { name: 'Encabezado de los documentos' });
  await formulario.getByLabel(/^Dirección/).fill('5a. avenida 6-10, zona 2, Cobán, Alta Verapaz');
  await formulario.getByRole('button', { name: 'Guardar' }).click();
  await page.reload();
  await expect(formulario.getByLabel(/^Dirección/)).toHaveValue(
    '5a. avenida 6-10, zona 2, Cobán, Alta Verapaz',
  );
});
