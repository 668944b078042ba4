import type { Cases } from '../corpus/cases.ts';

export const cases: Cases = {
  good: [
    '<form ><textarea name=message></textarea></form>',
    '<form ><input name=name><input type=tel name=phone><button>Call me</button></form>',
    '<form ><input name=name><input type=email name=e><p>Request an appointment</form>',
    '<iframe src="https://calendly.com/joe"></iframe>',
    '<iframe src="https://forms.gle/x"></iframe>',
    '<iframe src="/contact-form.html"></iframe>',
    '<form ><input name=nombre><input name=telefono><button>Enviar</button></form>',
  ],
  fix: [
    '',
    '<form ><input type=search name=q></form>',
    '<form role=search><input name=s></form>',
    '<form ><input type=email name=email><button>Subscribe</button></form>',
    '<form ><input name=user><input type=password><button>Log in</button></form>',
    '<form action=/wp-comments-post.php><textarea name=comment></textarea></form>',
    '<form ><input type=hidden name=a></form>',
    '<iframe src="https://www.youtube.com/embed/x"></iframe>',
    '<a href="/contact">Contact form</a>',
    '<iframe src="https://www.google.com/maps/embed?pb=contact"></iframe>',
  ],
  unknown: [
    '<textarea></textarea>',
    '<script src="https://js.hsforms.net/forms/v2.js"></script>',
    '<iframe src="https://widget.example/abc"></iframe>',
    '<form ><input name=name><input type=email><select name=payment></select>PayPal</form>',
  ],
};
