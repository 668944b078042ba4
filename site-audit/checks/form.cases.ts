import type { Cases } from '../corpus/cases.ts';

export const cases: Cases = {
  good: [
    '<form ><textarea name=message></textarea></form>',
    '<form ><input name=name><input type=tel name=phone><button>Call me</button></form>',
    '<form ><input name=name><input type=email name=e><p>Request an appointment</form>',
    '<iframe src="https://calendly.com/joe"></iframe>',
    '<iframe src="https://forms.gle/x"></iframe>',
    '<iframe src="/contact-form.html"></iframe>',
    '<form ><input name=name><textarea></textarea><p>We will respond within a day.</form>',
    '<form ><input type=tel name=phone><button>Call me back</button></form>',
    '<form ><input name=fullname><input name=number placeholder="Best number"><button>Schedule service</button></form>',
    '<form ><input name=Name><input name=E-mail><input name=Comments></form>',
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
    '<form ><input name=zip><button>Get a free quote</button></form>',
    '<form ><input name=first><input type=email name=e>Newsletter, too<button>Request service</button></form>',
    '<textarea></textarea>',
    '<script src="https://js.hsforms.net/forms/v2.js"></script>',
    '<iframe src="https://widget.example/abc"></iframe>',
    '<form ><input name=name><input type=email><select name=payment></select>PayPal</form>',
  ],
};
